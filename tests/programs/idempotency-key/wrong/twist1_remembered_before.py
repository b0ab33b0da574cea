# twist: 1
# fault: the receipt is stored before pay is called, so a failed payment is remembered as done
import hashlib, json

_SEEN = {}

def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()

def refund(order_id, cents, pay=None):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key in _SEEN:
        return f"already refunded: {_SEEN[key]}"
    _SEEN[key] = f"refunded {cents} on {order_id}"
    if pay:
        pay(order_id, cents)
    return _SEEN[key]
