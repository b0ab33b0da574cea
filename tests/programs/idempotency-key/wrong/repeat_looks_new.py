# fault: a repeat returns the first receipt alone and does not say already
import hashlib, json
from functools import lru_cache


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


@lru_cache(maxsize=None)
def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    return f"refunded {cents} on {order_id} ({key[:8]})"
