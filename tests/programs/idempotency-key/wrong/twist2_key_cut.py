# twist: 2
# fault: of the key that the caller passes only 20 letters are looked at
import json

_receipts = {}


def idempotency_key(tool_name, args):
    return json.dumps([tool_name, args], sort_keys=True)


def refund(order_id, cents, key):
    intent = (order_id, cents, key[:20])
    if intent in _receipts:
        return f"Already paid back: {_receipts[intent]}"
    _receipts[intent] = f"{cents} cents go back for {order_id}"
    return _receipts[intent]
