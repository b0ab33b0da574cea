# twist: 2
import hashlib
import json

_SEEN = dict()


def idempotency_key(tool_name, args):
    text = json.dumps(args, sort_keys=True) + "@" + tool_name
    return hashlib.sha256(text.encode()).hexdigest()


def refund(order_id, cents, key=None):
    # the orchestrator knows which task this is; only without its key the arguments have to do
    args_key = idempotency_key("refund", {"order_id": order_id, "cents": cents})
    full = (key, args_key)
    if full in _SEEN:
        return f"already refunded: {_SEEN[full]}"
    _SEEN[full] = f"{cents} cents refunded on order {order_id}"
    return _SEEN[full]


if __name__ == "__main__":
    print(refund("o-1", 5, key="task-1/refund"))
    print(refund("o-1", 5, key="task-2/refund"))
