import json, functools, zlib, base64


def idempotency_key(tool_name, args):
    body = json.dumps({"tool": tool_name, "args": {k: args[k] for k in sorted(args)}}, separators=(",", ":"))
    return base64.urlsafe_b64encode(body.encode()).decode()


_done: list = []


def refund(order_id, cents):
    key = idempotency_key("refund", dict(cents=cents, order_id=order_id))
    for k, receipt in _done:
        if k == key:
            return f"ALREADY REFUNDED\n{receipt}"
    _done.append((key, f"receipt[{order_id}]: {cents}"))
    return _done[-1][1]
