# fault: true and 1 inside a list give the same key
import json


def plain(v):
    return [int(x) if isinstance(x, bool) else x for x in v] if isinstance(v, list) else v


def idempotency_key(tool_name, args):
    return json.dumps([tool_name, {k: plain(v) for k, v in args.items()}], sort_keys=True)


done = {}


def refund(order_id, cents):
    k = idempotency_key("refund", {"o": order_id, "c": cents})
    if k in done:
        return "already: " + done[k]
    done[k] = f"refunded {cents} for {order_id}"
    return done[k]
