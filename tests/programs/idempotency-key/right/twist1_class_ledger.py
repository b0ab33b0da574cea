# twist: 1
import hashlib
import json


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


class Ledger:
    def __init__(self):
        self._paid = []

    def find(self, key):
        return next((r for k, r in self._paid if k == key), None)

    def refund(self, order_id, cents, pay=lambda *_: None):
        key = idempotency_key(tool_name="refund", args=dict(order=order_id, cents=cents))
        receipt = self.find(key)
        if receipt is not None:
            return "ALREADY done -> " + receipt
        try:
            outcome = pay(order_id, cents)
        except BaseException:
            raise
        else:
            receipt = f"receipt: order {order_id}, amount {cents} ({outcome})"
            self._paid.append((key, receipt))
            return receipt


refund = Ledger().refund
