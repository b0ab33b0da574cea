# twist: 1
# fault: the lock is held while looking and not while charging
import json
import threading

LOCK = threading.Lock()
RESULTS = {}


def charge_key(task_id, intent):
    return json.dumps([task_id, intent])


def idempotent_charge(customer_id, amount, idempotency_key):
    with LOCK:
        known = idempotency_key in RESULTS
    if known:
        who, cents, result = RESULTS[idempotency_key]
        if who != customer_id or cents != amount:
            raise ValueError("this key stands for another charge")
        return result
    result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
    RESULTS[idempotency_key] = customer_id, amount, result
    return result
