# fault: a repeat says already but does not hold the first receipt
import hashlib
import json

_SEEN = set()

def idempotency_key(tool_name, args):
    return hashlib.sha256((tool_name + json.dumps(args, sort_keys=True)).encode()).hexdigest()

def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key in _SEEN:
        return f"already processed, key {key[:8]}"
    _SEEN.add(key)
    return f"refunded {cents} cents on order {order_id}"
