# fault: which is the task and which the intent makes no difference
import json

RESULTS = {}


def charge_key(task_id, intent):
    return json.dumps(sorted([task_id, intent]))


def idempotent_charge(customer_id, amount, idempotency_key):
    if idempotency_key in RESULTS:
        who, cents, result = RESULTS[idempotency_key]
        if who != customer_id or cents != amount:
            raise ValueError("this key stands for another charge")
        return result
    result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
    RESULTS[idempotency_key] = customer_id, amount, result
    return result
