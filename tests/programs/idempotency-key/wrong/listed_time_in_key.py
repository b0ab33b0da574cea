# fault: the time is part of the key, so it is another one a moment later
import hashlib
import json
import time


class Keys:
    @staticmethod
    def make(tool_name, args):
        payload = {"tool": tool_name, "args": args, "at": time.time_ns()}
        return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


idempotency_key = Keys.make
MEMORY = {}


def refund(order_id, cents):
    what = (order_id, cents)
    if what in MEMORY:
        return "already refunded: " + MEMORY[what]
    MEMORY[what] = f"refunded {cents} on {order_id}"
    return MEMORY[what]
