# fault: the key is made from the dict as it stands, so the order of its items matters
import hashlib
import json

SEEN = {}


def idempotency_key(name, params):
    digest = hashlib.sha256()
    digest.update(name.encode())
    digest.update(b"\0")
    digest.update(json.dumps(params).encode())
    return digest.hexdigest()


def refund(order, sum_cents):
    key = idempotency_key("refund", {"order_id": order, "cents": sum_cents})
    if key not in SEEN:
        SEEN[key] = f"refunded {sum_cents}c to {order}"
        return SEEN[key]
    return f"already refunded: {SEEN[key]}"
