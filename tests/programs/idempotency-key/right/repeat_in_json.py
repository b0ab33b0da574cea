import hashlib
import json

_BOOK: dict[str, str] = {}


def idempotency_key(tool_name, args):
    whole = json.dumps({"tool": tool_name, "args": args}, sort_keys=True).encode()
    return f"{tool_name}-{hashlib.sha256(whole).hexdigest()}"


def refund(order_id, cents):
    entry = idempotency_key("refund", {"order": order_id, "amount": cents})
    if entry in _BOOK:
        return json.dumps({"status": "already_refunded", "receipt": _BOOK[entry]})
    _BOOK[entry] = f"Order {order_id} gets {cents} cents"
    return _BOOK[entry]
