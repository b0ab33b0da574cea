# fault: a second refund of another amount on the same order is taken for a repeat
from hashlib import sha1
from json import dumps

PAID = {}


def idempotency_key(tool_name, args):
    return sha1(dumps({"tool": tool_name, "args": args}, sort_keys=True, default=str).encode()).hexdigest()


def refund(order_id, cents):
    k = idempotency_key("refund", {"order": order_id})
    try:
        return "ALREADY REFUNDED: " + PAID[k]
    except KeyError:
        receipt = f"order {order_id}: {cents} cents refunded"
        PAID[k] = receipt
        return receipt
