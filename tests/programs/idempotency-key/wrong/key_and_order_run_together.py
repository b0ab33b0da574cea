# twist: 2
# fault: the key, the order and the amount are written in a row, so that two refunds can read alike
import hashlib
import json


def idempotency_key(tool_name, args):
    blob = json.dumps([tool_name, args], sort_keys=True)
    return hashlib.sha256(blob.encode()).hexdigest()


_done = {}


def refund(order_id, cents, key):
    k = f"{key}{order_id}{cents}"
    if k in _done:
        return f"already done: {_done[k]}"
    _done[k] = f"refunded {cents} cents on order {order_id}"
    return _done[k]
