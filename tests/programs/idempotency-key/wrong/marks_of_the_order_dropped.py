# fault: two orders that differ in a hyphen only are one intent
import hashlib
import json

paid_back = {}


def idempotency_key(tool_name, args):
    return hashlib.sha1(json.dumps({"tool": tool_name, "args": args}, sort_keys=True).encode()).hexdigest()


def refund(order, amount):
    plain = "".join(letter for letter in order if letter.isalnum())
    intent = idempotency_key("refund", dict(order=plain, amount=amount))
    if intent in paid_back:
        return f"{paid_back[intent]}; that was already paid"
    paid_back[intent] = f"{amount} cents back for {order}"
    return paid_back[intent]
