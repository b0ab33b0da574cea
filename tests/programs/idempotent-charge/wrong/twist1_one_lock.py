# twist: 1
# fault: one lock for all: every customer waits for the slowest payment
import json
import threading

RESULTS = {}
LOCK = threading.Lock()


def charge_key(task_id, intent):
    return json.dumps([task_id, intent])


def idempotent_charge(customer_id, amount, idempotency_key):
    with LOCK:
        if idempotency_key in RESULTS:
            who, cents, result = RESULTS[idempotency_key]
            if who != customer_id or cents != amount:
                raise ValueError("this key stands for another charge")
            return result
        result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
        RESULTS[idempotency_key] = customer_id, amount, result
        return result
