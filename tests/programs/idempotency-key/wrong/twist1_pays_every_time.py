# twist: 1
# fault: pay is called before the look-up, so a repeat pays again
import hashlib, json

_SEEN = {}


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


def refund(order_id, cents, pay=lambda order_id, cents: None):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    pay(order_id, cents)
    try:
        return "already refunded: " + _SEEN[key]
    except KeyError:
        _SEEN[key] = f"refunded {cents} on {order_id}"
        return _SEEN[key]
