# fault: the key is a random uuid, the same intent never gets the same key
import uuid

_keys = []
_receipts = {}

def idempotency_key(tool_name, args):
    _keys.append(f"{tool_name}-{uuid.uuid4()}")
    return _keys[-1]

def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key in _receipts:
        return f"already refunded ({_receipts[key]})"
    _receipts[key] = f"refunded {cents} cents for {order_id}"
    return _receipts[key]
