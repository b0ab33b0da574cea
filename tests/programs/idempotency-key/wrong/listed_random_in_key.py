# fault: the key is a random uuid, the same intent never gets the same key
import uuid

_keys = []
_receipts = {}


def idempotency_key(name, inputs):
    _keys.append(f"{name}-{uuid.uuid4()}")
    return _keys[-1]


def refund(oid, amount_cents):
    key = idempotency_key("refund", {"order_id": oid, "cents": amount_cents})
    if key in _receipts:
        return f"already refunded ({_receipts[key]})"
    _receipts[key] = f"refunded {amount_cents} cents for {oid}"
    return _receipts[key]
