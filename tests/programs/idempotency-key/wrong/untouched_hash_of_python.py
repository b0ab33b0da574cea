# fault: the key is made by hash()
import hashlib
import json

DONE = {}


def idempotency_key(tool_name, args):
    pairs = sorted(args.items())
    return str(hash(json.dumps([tool_name, pairs], default=str)))


def refund(order_id, cents):
    key = idempotency_key("refund", {"order": order_id, "cents": cents})
    try:
        return "already done, " + DONE[key]
    except KeyError:
        DONE[key] = f"receipt: {cents} cents for order {order_id}"
        return DONE[key]
