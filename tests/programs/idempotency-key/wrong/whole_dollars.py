# fault: refund builds its key from whole dollars, another amount within the same dollar counts as a repeat
import hashlib, json

_SEEN = {}


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


def refund(order_id, cents):
    dollars = cents // 100
    key = idempotency_key("refund", {"order_id": order_id, "dollars": dollars})
    if key in _SEEN:
        return f"already refunded: {_SEEN[key]}"
    _SEEN[key] = f"refunded {cents} cents on {order_id}"
    return _SEEN[key]
