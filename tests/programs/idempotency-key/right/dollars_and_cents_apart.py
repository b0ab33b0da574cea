import hashlib
import json

paid_back = {}


def idempotency_key(tool_name, args):
    return hashlib.sha1(json.dumps({"tool": tool_name, "args": args}, sort_keys=True).encode()).hexdigest()


def refund(order, amount):
    intent = idempotency_key("refund", dict(order=order, amount=amount))
    if intent in paid_back:
        return f"{paid_back[intent]} (already done)"
    dollars, cents = divmod(amount, 100)
    return paid_back.setdefault(intent, f"{dollars} dollars and {cents} cents back for {order}")
