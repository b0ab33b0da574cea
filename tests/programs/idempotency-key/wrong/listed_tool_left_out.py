# fault: the tool is left out of the key, two tools with equal arguments get one key
from functools import reduce
import hashlib

seen = {}


def idempotency_key(tool_name, args):
    def feed(h, item):
        h.update(repr(item).encode())
        return h

    return reduce(feed, sorted(args.items()), hashlib.sha256()).hexdigest()


def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    receipt = f"refunded {cents} on {order_id}"
    if seen.setdefault(key, None) is None:
        seen[key] = receipt
        return receipt
    return f"already refunded: {seen[key]}"
