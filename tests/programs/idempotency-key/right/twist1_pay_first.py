# twist: 1
import hashlib
import json

RECEIPTS = {}


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


def refund(order_id, cents, pay=None):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key in RECEIPTS:
        return "already refunded, see: " + RECEIPTS[key]
    if pay is not None:
        pay(order_id, cents)            # a raise leaves here, with nothing stored
    RECEIPTS[key] = f"refund of {cents} for {order_id}"
    return RECEIPTS[key]
