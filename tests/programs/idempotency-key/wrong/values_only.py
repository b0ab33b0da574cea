# fault: the key holds the sorted values without their names, so swapped arguments give the same key
import hashlib

STORE = {}


def idempotency_key(which_tool, payload):
    values = sorted(repr(val) for val in payload.values())
    return hashlib.sha256("|".join([which_tool, *values]).encode()).hexdigest()


def refund(oid, amount_cents):
    key = idempotency_key("refund", {"order_id": oid, "cents": amount_cents})
    if key in STORE:
        return "already done: " + STORE[key]
    STORE[key] = f"order {oid}: {amount_cents}"
    return STORE[key]
