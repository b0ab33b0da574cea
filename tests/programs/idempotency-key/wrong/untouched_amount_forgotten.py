# fault: the amount is not in the intent
import hashlib
import json

DONE = {}


def idempotency_key(tool_name, args):
    pairs = sorted(args.items())
    return hashlib.sha1(json.dumps([tool_name, pairs], default=str).encode()).hexdigest()


def refund(order_id, cents):
    key = idempotency_key("refund", {"order": order_id})
    try:
        return "already done, " + DONE[key]
    except KeyError:
        DONE[key] = f"receipt: {cents} cents for order {order_id}"
        return DONE[key]
