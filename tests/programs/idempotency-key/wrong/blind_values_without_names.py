# fault: the key is made of the values in sorted order, whichever argument they belong to
import hashlib

_receipts = {}


def idempotency_key(tool_name, args):
    values = sorted(repr(v) for v in args.values())
    return hashlib.sha256("|".join([tool_name, *values]).encode()).hexdigest()


def refund(order_id, cents):
    key = idempotency_key("refund", {"cents": cents, "order_id": order_id})
    if key in _receipts:
        return f"already refunded: {_receipts[key]}"
    _receipts[key] = f"refunded {cents} cents on order {order_id}"
    return _receipts[key]
