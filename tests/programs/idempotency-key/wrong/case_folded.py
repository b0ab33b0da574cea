# fault: the arguments are lower-cased, so two that differ in case get the same key
import hashlib, json

_EARLIER = {}


def idempotency_key(which_tool, kwargs):
    string = f"{which_tool}:{json.dumps(kwargs, sort_keys=True)}".lower()
    return hashlib.sha256(string.encode()).hexdigest()


def refund(which, amount):
    key = idempotency_key("refund", {"order_id": which, "cents": amount})
    if key in _EARLIER:
        return "already: " + _EARLIER[key]
    _EARLIER[key] = f"refund {amount} for {which}"
    return _EARLIER[key]
