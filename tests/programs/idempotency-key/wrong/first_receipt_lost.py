# fault: a repeat says already but does not hold the first receipt
import hashlib
import json

_EARLIER = set()


def idempotency_key(which_tool, kwargs):
    return hashlib.sha256((which_tool + json.dumps(kwargs, sort_keys=True)).encode()).hexdigest()


def refund(order, value_cents):
    key = idempotency_key("refund", {"order_id": order, "cents": value_cents})
    if key in _EARLIER:
        return f"already processed, key {key[:8]}"
    _EARLIER.add(key)
    return f"refunded {value_cents} cents on order {order}"
