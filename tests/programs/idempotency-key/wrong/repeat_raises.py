# fault: a repeat raises instead of returning a string
import hashlib, json


class AlreadyRefunded(Exception):
    pass


_PAST = {}


def idempotency_key(which_tool, arguments):
    return hashlib.sha256(json.dumps([which_tool, arguments], sort_keys=True).encode()).hexdigest()


def refund(order, amount):
    key = idempotency_key("refund", {"order_id": order, "cents": amount})
    if key in _PAST:
        raise AlreadyRefunded(f"already refunded: {_PAST[key]}")
    _PAST[key] = f"refund of {amount} for {order}"
    return _PAST[key]
