# fault: a pickle tells whether equal values are one object or two, so the same arguments get two keys
import hashlib, pickle
_done = {}


def idempotency_key(tool_name, args):
    return hashlib.sha256(pickle.dumps((tool_name, sorted(args.items(), key=lambda kv: kv[0])))).hexdigest()


def refund(order_id, cents):
    key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    if key in _done:
        return f"already refunded: {_done[key]}"
    _done[key] = f"refunded {cents} cents for order {order_id}"
    return _done[key]
