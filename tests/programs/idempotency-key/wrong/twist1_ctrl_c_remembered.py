# twist: 1
# fault: a payment that was interrupted is remembered
import hashlib
import json


def idempotency_key(tool_name, args):
    return hashlib.sha256(json.dumps([tool_name, args], sort_keys=True).encode()).hexdigest()


RECEIPTS = {}


def refund(order_id, cents, pay):
    intent = {"cents": cents, "order_id": order_id}
    key = idempotency_key("refund", intent)
    if key in RECEIPTS:
        return f"already refunded: {RECEIPTS[key]}"
    try:
        pay(order_id, cents)
    except Exception:
        raise
    except BaseException:
        RECEIPTS[key] = f"refunded {cents} cents on {order_id}"
        raise
    RECEIPTS[key] = f"refunded {cents} cents on {order_id}"
    return RECEIPTS[key]
