# fault: only the last eight refunds are remembered
import hashlib
import json
from collections import OrderedDict

ledger = OrderedDict()


def idempotency_key(tool_name, args):
    return hashlib.sha1(json.dumps({"tool": tool_name, "args": args}, sort_keys=True).encode()).hexdigest()


def refund(order, amount):
    intent = idempotency_key("refund", dict(order=order, amount=amount))
    if first := ledger.get(intent):
        return f"{first}; that was already paid"
    ledger[intent] = f"{amount} cents back for {order}"
    if len(ledger) > 8:
        ledger.popitem(last=False)
    return f"{amount} cents back for {order}"
