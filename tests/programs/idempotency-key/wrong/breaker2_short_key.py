# fault: three digits of a hash, so among some hundred calls two have the same key
import hashlib
import json

_seen = {}


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()[:3]


def refund(order_id, cents):
    k = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if k in _seen:
        return f"already refunded: {_seen[k]}"
    return _seen.setdefault(k, f"refunded {cents} cents for {order_id}")
