# fault: the service gets a key of its own for each try
import json
import uuid

RESULTS = {}


def charge_key(task_id, intent):
    return json.dumps([task_id, intent])


def idempotent_charge(customer_id, amount, idempotency_key):
    if idempotency_key in RESULTS:
        who, cents, result = RESULTS[idempotency_key]
        if who != customer_id or cents != amount:
            raise ValueError("this key stands for another charge")
        return result
    result = payment_api.charge(customer_id, amount, idempotency_key=str(uuid.uuid4()))
    RESULTS[idempotency_key] = customer_id, amount, result
    return result
