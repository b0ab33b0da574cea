# fault: the repeat takes the receipt out of the memory, the third call is a new refund
import hashlib, json

pending = {}


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    receipt = pending.pop(key, None)
    if receipt is not None:
        return f"already refunded: {receipt}"
    pending[key] = f"refunded {cents} on {order_id}"
    return pending[key]
