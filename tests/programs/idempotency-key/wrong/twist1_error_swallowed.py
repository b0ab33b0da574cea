# twist: 1
# fault: when pay raises the error does not go on, it is turned into a string
import hashlib, json

_EARLIER = {}


def idempotency_key(name, payload):
    return hashlib.sha256(json.dumps([name, payload], sort_keys=True).encode()).hexdigest()


def refund(order, sum_cents, pay=None):
    key = idempotency_key("refund", {"order_id": order, "cents": sum_cents})
    if key in _EARLIER:
        return f"already refunded: {_EARLIER[key]}"
    try:
        if pay is not None:
            pay(order, sum_cents)
    except Exception as e:
        return f"ERROR: {type(e).__name__}: {e}"
    _EARLIER[key] = f"refunded {sum_cents} on {order}"
    return _EARLIER[key]
