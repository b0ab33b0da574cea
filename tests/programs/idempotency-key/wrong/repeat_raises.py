# fault: a repeat raises instead of returning a string
import hashlib, json

class AlreadyRefunded(Exception):
    pass

_SEEN = {}

def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()

def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key in _SEEN:
        raise AlreadyRefunded(f"already refunded: {_SEEN[key]}")
    _SEEN[key] = f"refund of {cents} for {order_id}"
    return _SEEN[key]
