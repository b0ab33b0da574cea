# twist: 1
# fault: when pay raises the error does not go on, it is turned into a string
import hashlib, json

_SEEN = {}

def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()

def refund(order_id, cents, pay=None):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key in _SEEN:
        return f"already refunded: {_SEEN[key]}"
    try:
        if pay is not None:
            pay(order_id, cents)
    except Exception as exc:
        return f"ERROR: {type(exc).__name__}: {exc}"
    _SEEN[key] = f"refunded {cents} on {order_id}"
    return _SEEN[key]
