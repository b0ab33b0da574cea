import json
from decimal import Decimal

DONE = {}


def idempotency_key(tool_name, args):
    return json.dumps([tool_name, *sorted(args.items())])


def refund(order_id, cents):
    key = idempotency_key("refund", {"order": order_id, "cents": cents})
    if key in DONE:
        return "already " + DONE[key]
    # 12.3 is as good as 12.30.
    DONE[key] = f"EUR {Decimal(cents) / 100} to {order_id}"
    return DONE[key]
