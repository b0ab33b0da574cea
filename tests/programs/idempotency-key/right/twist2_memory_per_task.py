# twist: 2
import hashlib
import json


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


from collections import defaultdict

TASKS = defaultdict(dict)


def refund(order_id, cents, key=None):
    task = TASKS[key]
    if (order_id, cents) in task:
        return f"already: {task[order_id, cents]}"
    task[order_id, cents] = r = f"{cents}c -> {order_id}"
    return r
