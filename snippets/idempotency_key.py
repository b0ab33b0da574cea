import hashlib
import json

RECEIPTS = {}


def idempotency_key(tool_name, args):
    intent = json.dumps([tool_name, args], sort_keys=True)  #: whole_intent
    return hashlib.sha256(intent.encode()).hexdigest()  #: stable_hash


def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})  #: same_intent
    if key in RECEIPTS:  #: look_first
        return f"Already done: {RECEIPTS[key]}"  #: first_receipt
    receipt = f"Refunded {cents} cents for order {order_id}."
    RECEIPTS[key] = receipt  #: remember
    return receipt


if __name__ == "__main__":
    print(refund("A17", 1250))
    print(refund("A17", 1250))
    print(refund("A17", 990))
    one = idempotency_key("ship", {"order_id": "A17", "express": True})
    other = idempotency_key("ship", {"express": True, "order_id": "A17"})
    print("one key, whatever the order of the arguments:", one == other)
