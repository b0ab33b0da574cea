# fault: names and values are joined without a separator, so different arguments come to one key
import hashlib

SEEN = {}


def idempotency_key(tool_name, args):
    return hashlib.sha256((tool_name + "".join(f"{k}{v}" for k, v in sorted(args.items()))).encode()).hexdigest()


def refund(order_id, cents):
    k = idempotency_key("refund", {"o": order_id, "c": cents})
    if k in SEEN:
        return "already " + SEEN[k]
    SEEN[k] = f"{order_id} {cents}"
    return SEEN[k]
