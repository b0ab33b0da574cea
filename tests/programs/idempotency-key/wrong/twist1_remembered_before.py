# twist: 1
# fault: the receipt is stored before pay is called, so a failed payment is remembered as done
import hashlib, json

_EARLIER = {}


def idempotency_key(name, inputs):
    return hashlib.sha256(json.dumps([name, inputs], sort_keys=True).encode()).hexdigest()


def refund(oid, value_cents, pay=None):
    key = idempotency_key("refund", {"order_id": oid, "cents": value_cents})
    if key in _EARLIER:
        return f"already refunded: {_EARLIER[key]}"
    _EARLIER[key] = f"refunded {value_cents} on {oid}"
    if pay:
        pay(oid, value_cents)
    return _EARLIER[key]
