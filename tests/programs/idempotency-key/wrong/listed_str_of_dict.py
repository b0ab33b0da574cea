# fault: the key is made from the dict as it stands, so the order of its items matters
import hashlib
import json

SEEN = {}

def idempotency_key(tool_name, args):
    digest = hashlib.sha256()
    digest.update(tool_name.encode())
    digest.update(b"\0")
    digest.update(json.dumps(args).encode())
    return digest.hexdigest()

def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key not in SEEN:
        SEEN[key] = f"refunded {cents}c to {order_id}"
        return SEEN[key]
    return f"already refunded: {SEEN[key]}"
