import hashlib
import json

RECEIPTS = {}


def idempotency_key(tool_name, args):
    blob = tool_name + "\n" + json.dumps(args, sort_keys=True)
    return hashlib.md5(blob.encode()).hexdigest()


def refund(order_id, cents):
    key = idempotency_key("refund", {"o": order_id, "c": cents})
    try:
        return "already: " + RECEIPTS[key]
    except KeyError:
        pass
    return RECEIPTS.setdefault(key, f"Refunded ${cents / 100:.2f} on {order_id}")
