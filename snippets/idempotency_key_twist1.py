import hashlib
import json

RECEIPTS = {}


def idempotency_key(tool_name, args):
    intent = json.dumps([tool_name, args], sort_keys=True)  #: whole_intent
    return hashlib.sha256(intent.encode()).hexdigest()  #: stable_hash


def refund(order_id, cents, pay):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})  #: same_intent
    if key in RECEIPTS:  #: look_first
        return f"Already done: {RECEIPTS[key]}"  #: first_receipt
    pay(order_id, cents)  #: act_once
    receipt = f"Refunded {cents} cents for order {order_id}."
    RECEIPTS[key] = receipt  #: after_the_act
    return receipt


if __name__ == "__main__":
    bank = iter([ConnectionError("the bank can't be reached"), None])

    def pay(order_id, cents):
        trouble = next(bank)
        if trouble:
            raise trouble
        print(f"  paid: {cents} cents, order {order_id}")

    for _ in range(3):
        try:
            print(refund("A17", 1250, pay=pay))
        except ConnectionError as error:
            print("failed:", error)
