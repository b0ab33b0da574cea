# twist: 2
# fault: refund takes no key of the caller
import hashlib, json

_SEEN = {}

def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()

def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key in _SEEN:
        return f"already refunded: {_SEEN[key]}"
    _SEEN[key] = f"refunded {cents} on {order_id}"
    return _SEEN[key]
