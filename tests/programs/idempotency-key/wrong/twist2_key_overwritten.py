# twist: 2
# fault: the caller's key is overwritten by the hash of the arguments, the second task's refund is swallowed
import hashlib, json

_DONE = {}


def idempotency_key(which_tool, inputs):
    return hashlib.sha256(json.dumps([which_tool, inputs], sort_keys=True).encode()).hexdigest()


def refund(order, sum_cents, key=None):
    key = idempotency_key("refund", {"order_id": order, "cents": sum_cents})
    if key in _DONE:
        return f"already refunded: {_DONE[key]}"
    _DONE[key] = f"refunded {sum_cents} on {order}"
    return _DONE[key]
