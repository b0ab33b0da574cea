# fault: the parts are joined without a separator, different arguments run together into one key
import hashlib

_receipts = {}


def idempotency_key(tool_name, args):
    raw = tool_name + "".join(str(k) + str(args[k]) for k in sorted(args))
    return hashlib.sha256(raw.encode()).hexdigest()


def refund(order_id, cents):
    intent = (order_id, cents)
    if intent in _receipts:
        return "already refunded: " + _receipts[intent]
    _receipts[intent] = f"refunded {cents} on {order_id}"
    return _receipts[intent]
