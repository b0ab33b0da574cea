# fault: a fraction is rounded for the key, so two amounts that are near share one
import json

_receipts = {}


def idempotency_key(tool_name, args):
    plain = {name: round(value, 2) if isinstance(value, float) else value for name, value in args.items()}
    return json.dumps([tool_name, plain], sort_keys=True)


def refund(order_id, cents):
    intent = (order_id, cents)
    if intent in _receipts:
        return f"Already paid back: {_receipts[intent]}"
    _receipts[intent] = f"{cents} cents go back for {order_id}"
    return _receipts[intent]
