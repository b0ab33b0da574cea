# fault: white space inside the arguments makes no difference
import hashlib
import json

_done = {}


def idempotency_key(tool_name, args):
    payload = json.dumps({"tool": tool_name, "args": args}, sort_keys=True)
    return hashlib.sha256("".join(payload.split()).encode()).hexdigest()


def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key in _done:
        return f"already refunded: {_done[key]}"
    _done[key] = f"refunded {cents} cents for order {order_id}"
    return _done[key]
