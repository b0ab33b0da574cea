# fault: a repeat says that it was done already and does not hand out the first receipt
import hashlib
import json

seen = dict()


def idempotency_key(tool_name, args):
    packed = json.dumps(args, sort_keys=True, separators=(",", ":"))
    return tool_name + ":" + hashlib.md5(packed.encode("utf-8")).hexdigest()


def refund(order_id, cents):
    key = idempotency_key("refund", dict(order_id=order_id, cents=cents))
    if seen.get(key):
        return "This refund was already made."
    seen[key] = f"Refunded {cents} cents of order {order_id}."
    return seen[key]
