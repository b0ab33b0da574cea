# fault: the key is cut to 255 letters, so calls that differ at the end of a long text share one
import json

_receipts = {}


def idempotency_key(tool_name, args):
    return json.dumps([tool_name, args], sort_keys=True)[:255]


def refund(order_id, cents):
    intent = (order_id, cents)
    if intent in _receipts:
        return f"Already paid back: {_receipts[intent]}"
    _receipts[intent] = f"{cents} cents go back for {order_id}"
    return _receipts[intent]
