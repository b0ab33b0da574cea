# fault: only the last refund is remembered
SEEN = {}
import json


def idempotency_key(tool_name, args):
    return json.dumps([tool_name, args], sort_keys=True)


def refund(order_id, cents):
    k = idempotency_key("refund", {"o": order_id, "c": cents})
    if k in SEEN:
        return "already " + SEEN[k]
    SEEN.clear()
    SEEN[k] = f"{order_id} {cents}"
    return SEEN[k]
