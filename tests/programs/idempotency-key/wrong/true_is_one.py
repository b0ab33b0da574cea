# fault: True and 1 as an argument give the same key
import json

_receipts = {}


def idempotency_key(tool_name, args):
    plain = {name: int(value) if isinstance(value, bool) else value for name, value in args.items()}
    return json.dumps([tool_name, plain], sort_keys=True)


def refund(order_id, cents):
    intent = (order_id, cents)
    if intent in _receipts:
        return f"Already paid back: {_receipts[intent]}"
    _receipts[intent] = f"{cents} cents go back for {order_id}"
    return _receipts[intent]
