# fault: two orders whose ids differ only in case are one intent
done = {}
import json


def idempotency_key(tool_name, args):
    return json.dumps([tool_name, sorted(args.items(), key=lambda p: p[0])])


def refund(order_id, cents):
    k = idempotency_key("refund", {"o": order_id.lower(), "c": cents})
    if k in done:
        return "already: " + done[k]
    done[k] = f"refunded {cents} for {order_id}"
    return done[k]
