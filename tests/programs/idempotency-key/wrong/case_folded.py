# fault: the arguments are lower-cased, so two that differ in case get the same key
import hashlib, json

_SEEN = {}

def idempotency_key(tool_name, args):
    text = f"{tool_name}:{json.dumps(args, sort_keys=True)}".lower()
    return hashlib.sha256(text.encode()).hexdigest()

def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key in _SEEN:
        return "already: " + _SEEN[key]
    _SEEN[key] = f"refund {cents} for {order_id}"
    return _SEEN[key]
