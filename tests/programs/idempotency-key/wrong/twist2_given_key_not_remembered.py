# twist: 2
# fault: with a key of the caller nothing is remembered, a repeat of the same task is refunded again
import hashlib, json

_SEEN = {}


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


def refund(order_id, cents, key=None):
    own = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    receipt = f"refunded {cents} on {order_id}"
    if key is None:
        if own in _SEEN:
            return f"already refunded: {_SEEN[own]}"
        _SEEN[own] = receipt
    return receipt
