# twist: 2
# fault: keys are stripped of what is no letter or digit
import hashlib
import json


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


RECEIPTS = {}


def refund(order_id, cents, key):
    key = "".join(filter(str.isalnum, key))
    if key in RECEIPTS:
        return f"Already done: {RECEIPTS[key]}"
    receipt = f"Refunded {cents} cents for order {order_id}."
    RECEIPTS[key] = receipt
    return receipt
