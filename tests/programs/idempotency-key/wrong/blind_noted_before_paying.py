# twist: 1
# fault: the receipt is kept before the payment was made, so a failed payment is remembered
import hashlib
import json

_book = {}


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


def refund(order_id, cents, pay=None):
    key = idempotency_key("refund", {"cents": cents, "order_id": order_id})
    if key in _book:
        return f"already done, receipt: {_book[key]}"
    receipt = _book[key] = f"refund {order_id} {cents}"
    if pay is not None:
        pay(order_id, cents)
    return receipt
