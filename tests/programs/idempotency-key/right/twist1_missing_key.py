# twist: 1
import hashlib
import json


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


class Ledger(dict):
    def __missing__(self, intent):
        order_id, cents, pay = *json.loads(intent), self.pay
        if pay:
            pay(order_id, cents)
        self[intent] = f"{order_id}: {cents} cents paid back"
        return self[intent]


LEDGER = Ledger()


def refund(order_id, cents, pay=None):
    intent = json.dumps([order_id, cents])
    before = "(already) " * (intent in LEDGER)
    LEDGER.pay = pay
    return before + LEDGER[intent]
