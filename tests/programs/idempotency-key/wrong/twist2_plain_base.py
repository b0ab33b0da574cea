# twist: 2
# fault: refund takes no key of the caller
import hashlib, json

_DONE = {}


def idempotency_key(which_tool, params):
    return hashlib.sha256(json.dumps([which_tool, params], sort_keys=True).encode()).hexdigest()


def refund(order_ref, value_cents):
    key = idempotency_key("refund", {"order_id": order_ref, "cents": value_cents})
    if key in _DONE:
        return f"already refunded: {_DONE[key]}"
    _DONE[key] = f"refunded {value_cents} on {order_ref}"
    return _DONE[key]
