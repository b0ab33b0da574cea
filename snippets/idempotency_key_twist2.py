import hashlib
import json

RECEIPTS = {}


def idempotency_key(tool_name, args):
    intent = json.dumps([tool_name, args], sort_keys=True)  #: whole_intent
    return hashlib.sha256(intent.encode()).hexdigest()  #: stable_hash


def refund(order_id, cents, key):
    first = RECEIPTS.get(key)  #: callers_key
    if first is not None:  #: look_first
        return f"Already done: {first}"  #: first_receipt
    receipt = f"Refunded {cents} cents for order {order_id}."
    RECEIPTS[key] = receipt  #: remember
    return receipt


if __name__ == "__main__":
    monday = idempotency_key("refund", {"task": "ticket 801", "step": "broken cup"})
    friday = idempotency_key("refund", {"task": "ticket 944", "step": "broken plate"})
    print(refund("A17", 1250, key=monday))
    print(refund("A17", 1250, key=monday))
    print(refund("A17", 1250, key=friday))
