# twist: 1
# fault: the amount is remembered in whole dollars
import hashlib
import json


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


RECEIPTS = {}


def refund(order_id, cents, pay):
    intent = (order_id, cents // 100)
    if intent in RECEIPTS:
        return f"Already done: {RECEIPTS[intent]}"
    pay(order_id, cents)
    receipt = f"Refunded {cents} cents for order {order_id}."
    RECEIPTS[intent] = receipt
    return receipt
