# twist: 1
import json
import threading

DONE, LOCKS = {}, {}


def charge_key(task_id, intent):
    return json.dumps([task_id, intent])


def idempotent_charge(customer_id, amount, idempotency_key):
    with LOCKS.setdefault(idempotency_key, threading.Lock()):
        if idempotency_key not in DONE:
            result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
            DONE[idempotency_key] = customer_id, amount, result
        customer, cents, result = DONE[idempotency_key]
    if (customer, cents) != (customer_id, amount):
        raise ValueError(idempotency_key)
    return result
