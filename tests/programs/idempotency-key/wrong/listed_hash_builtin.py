# fault: the key comes from hash(), which differs from process to process for strings
_done = {}


def idempotency_key(tool_name, args):
    items = frozenset(args.items())
    return f"{hash((tool_name, items)):x}"


def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    match _done.get(key):
        case None:
            _done[key] = f"refund {order_id} {cents}"
            return _done[key]
        case receipt:
            return f"already there: {receipt}"
