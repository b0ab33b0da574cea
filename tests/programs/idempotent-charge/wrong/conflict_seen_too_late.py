# fault: another customer or amount is noticed after the charge
import hashlib
import json

_DONE = {}


def charge_key(task_id, intent):
    return hashlib.sha256(json.dumps([task_id, intent]).encode()).hexdigest()


def idempotent_charge(customer_id, amount, idempotency_key):
    if idempotency_key in _DONE:
        customer, cents, result = _DONE[idempotency_key]
        if (customer, cents) == (customer_id, amount):
            return result
    result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
    if idempotency_key in _DONE:
        raise ValueError(f"key {idempotency_key} belongs to another charge")
    _DONE[idempotency_key] = (customer_id, amount, result)
    return result
