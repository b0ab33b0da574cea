import hashlib
import json


def idempotency_key(tool_name, args):
    return hashlib.blake2b(json.dumps([tool_name, args], sort_keys=True).encode(), digest_size=8).hexdigest()


def refund(order_id, cents, *, _seen={}):
    k = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if k in _seen:
        return f"already refunded: {_seen[k]}"
    return _seen.setdefault(k, f"refunded {cents} cents for {order_id}")
