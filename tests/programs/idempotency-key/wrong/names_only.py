# fault: the key holds the tool and the names of the arguments, not their values
import hashlib

STORE = {}


def idempotency_key(tool_name, args):
    body = ",".join(sorted(args))
    return hashlib.sha256(f"{tool_name}({body})".encode()).hexdigest()[:24]


def refund(order_id, cents):
    k = (order_id, cents)
    if k in STORE:
        return f"already refunded, receipt: {STORE[k]}"
    STORE[k] = f"{cents} cents on {order_id}"
    return STORE[k]
