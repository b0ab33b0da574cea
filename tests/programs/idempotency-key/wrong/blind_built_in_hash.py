# fault: the key comes from hash(), which differs from process to process
import json


class Ledger:
    def __init__(self):
        self.done = {}

    def once(self, key, act):
        if key in self.done:
            return "This was already done. " + self.done[key]
        self.done[key] = act()
        return self.done[key]


LEDGER = Ledger()


def idempotency_key(tool_name, args):
    return str(hash(json.dumps([tool_name, args], sort_keys=True)))


def refund(order_id, cents):
    key = idempotency_key("refund", {"cents": cents, "order_id": order_id})
    return LEDGER.once(key, lambda: f"Refund of {cents} cents for {order_id}")
