# twist: 2
import json
from hashlib import sha256


class Refunds:
    def __init__(self):
        self.by_key = {}

    def __call__(self, order_id, cents, key=None):
        key = key or idempotency_key("refund", {"order_id": order_id, "cents": cents})
        repeat = key in self.by_key
        receipt = self.by_key.setdefault(key, f"receipt for {order_id} over {cents}")
        return f"Already paid. First receipt: {receipt}" if repeat else receipt


def idempotency_key(tool_name, args):
    items = sorted((k, json.dumps(v, sort_keys=True)) for k, v in args.items())
    return sha256(repr((tool_name, items)).encode()).hexdigest()


refund = Refunds()
