# fault: the tool's name runs into the arguments' names
import hashlib
import json

_done = {}


def idempotency_key(tool_name, args):
    payload = tool_name + "".join(sorted(args)) + json.dumps([args[k] for k in sorted(args)])
    return hashlib.sha256(payload.encode()).hexdigest()


def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key in _done:
        return f"already refunded: {_done[key]}"
    _done[key] = f"refunded {cents} cents for order {order_id}"
    return _done[key]
