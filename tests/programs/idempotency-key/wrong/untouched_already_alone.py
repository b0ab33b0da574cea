# fault: a repeat says already, without the first receipt
import hashlib
import json

DONE = {}


def idempotency_key(tool_name, args):
    pairs = sorted(args.items())
    return hashlib.sha1(json.dumps([tool_name, pairs], default=str).encode()).hexdigest()


def refund(order_id, cents):
    key = idempotency_key("refund", {"order": order_id, "cents": cents})
    try:
        return "already done" + DONE[key][:0]
    except KeyError:
        DONE[key] = f"receipt: {cents} cents for order {order_id}"
        return DONE[key]
