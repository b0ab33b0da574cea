# fault: the key holds the sorted values without their names, so swapped arguments give the same key
import hashlib

STORE = {}

def idempotency_key(tool_name, args):
    values = sorted(repr(v) for v in args.values())
    return hashlib.sha256("|".join([tool_name, *values]).encode()).hexdigest()

def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key in STORE:
        return "already done: " + STORE[key]
    STORE[key] = f"order {order_id}: {cents}"
    return STORE[key]
