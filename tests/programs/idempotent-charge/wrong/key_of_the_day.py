# fault: the day is part of the key, so a retry after midnight charges again
import json
import time

RESULTS = {}


def charge_key(task_id, intent):
    return json.dumps([task_id, intent, time.strftime("%Y-%m-%d")])


def idempotent_charge(customer_id, amount, idempotency_key):
    if idempotency_key in RESULTS:
        who, cents, result = RESULTS[idempotency_key]
        if who != customer_id or cents != amount:
            raise ValueError("this key stands for another charge")
        return result
    result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
    RESULTS[idempotency_key] = customer_id, amount, result
    return result
