# twist: 1
# fault: no more than twenty intents are remembered
import hashlib
import json


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


RECEIPTS = {}


def refund(order_id, cents, pay):
    intent = idempotency_key("refund", dict(cents=cents, order=order_id))
    if intent in RECEIPTS:
        return f"Already done: {RECEIPTS[intent]}"
    pay(order_id, cents)
    receipt = f"Refunded {cents} cents for order {order_id}."
    RECEIPTS[intent] = receipt
    while len(RECEIPTS) > 20:
        RECEIPTS.pop(next(iter(RECEIPTS)))
    return receipt
