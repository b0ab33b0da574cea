# twist: 1
# fault: a payment that fails empties the memory
import hashlib
import json


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


RECEIPTS = {}


def refund(order_id, cents, pay):
    intent = idempotency_key("refund", dict(cents=cents, order=order_id))
    if intent in RECEIPTS:
        return f"Already done: {RECEIPTS[intent]}"
    try:
        pay(order_id, cents)
    except BaseException:
        RECEIPTS.clear()
        raise
    receipt = f"Refunded {cents} cents for order {order_id}."
    RECEIPTS[intent] = receipt
    return receipt
