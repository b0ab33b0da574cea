# fault: three digits of a hash, so among some hundred calls two have the same key
import json
from hashlib import sha256

RECEIPTS = {}


def idempotency_key(tool_name, args):
    return sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()[:3]


def refund(order_id, cents):
    k = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if k in RECEIPTS:
        return f"already refunded: {RECEIPTS[k]}"
    return RECEIPTS.setdefault(k, f"refunded {cents} cents for {order_id}")
