# fault: the key is salted with a value drawn at start, so another process makes another key
import hashlib
import json
import secrets

SALT = secrets.token_bytes(16)
_seen = {}


def idempotency_key(tool_name, args):
    body = json.dumps({"t": tool_name, "a": args}, sort_keys=True).encode()
    return hashlib.blake2b(body, key=SALT).hexdigest()


def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if first := _seen.get(key):
        return f"already refunded ({first})"
    _seen[key] = f"{order_id} refunded by {cents}"
    return _seen[key]
