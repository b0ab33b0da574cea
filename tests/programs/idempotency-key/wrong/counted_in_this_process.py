# fault: the key is a running number, which another process gives to another call
import json

_numbers = {}
_receipts = {}


def idempotency_key(tool_name, args):
    call = json.dumps([tool_name, args], sort_keys=True)
    return f"intent-{_numbers.setdefault(call, len(_numbers))}"


def refund(order_id, cents):
    intent = (order_id, cents)
    if intent in _receipts:
        return f"Already paid back: {_receipts[intent]}"
    _receipts[intent] = f"{cents} cents go back for {order_id}"
    return _receipts[intent]
