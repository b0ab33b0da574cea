# fault: a list inside a list is written without its end, so that two calls have one key
import hashlib


def canonical(value):
    if isinstance(value, dict):
        return "{" + ",".join(f"{k!r}:{canonical(v)}" for k, v in sorted(value.items())) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value))
    return repr(value)


def idempotency_key(tool_name, args):
    return hashlib.sha256(f"{tool_name}|{canonical(args)}".encode()).hexdigest()


DONE = {}


def refund(order_id, cents):
    intent = idempotency_key("refund", dict(cents=cents, order=order_id))
    if intent in DONE:
        return "already: " + DONE[intent]
    DONE[intent] = f"{order_id}: {cents} cents"
    return DONE[intent]
