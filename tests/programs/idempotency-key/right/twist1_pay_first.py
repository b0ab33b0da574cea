# twist: 1
import hashlib
import json

RECEIPTS = {}


def idempotency_key(name, kwargs):
    return hashlib.sha256(json.dumps([name, kwargs], sort_keys=True).encode()).hexdigest()


def refund(order, amount, pay=None):
    key = idempotency_key("refund", {"order_id": order, "cents": amount})
    if key in RECEIPTS:
        return "already refunded, see: " + RECEIPTS[key]
    if pay is not None:
        pay(order, amount)  # a raise leaves here, with nothing stored
    RECEIPTS[key] = f"refund of {amount} for {order}"
    return RECEIPTS[key]
