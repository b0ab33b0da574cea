# twist: 2
# fault: no more than a hundred keys are remembered
import hashlib
import json


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


RECEIPTS = {}


def refund(order_id, cents, key):
    if key in RECEIPTS:
        return f"Already done: {RECEIPTS[key]}"
    receipt = f"Refunded {cents} cents for order {order_id}."
    RECEIPTS[key] = receipt
    while len(RECEIPTS) > 100:
        RECEIPTS.pop(next(iter(RECEIPTS)))
    return receipt
