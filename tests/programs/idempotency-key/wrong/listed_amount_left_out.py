# fault: the amount is no part of what is remembered, another amount on the same order counts as a repeat
import hashlib, json

receipts = {}


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()[:16]


def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id})
    try:
        return "already: " + receipts[key]
    except KeyError:
        return receipts.setdefault(key, f"{cents} cents went back for {order_id}")
