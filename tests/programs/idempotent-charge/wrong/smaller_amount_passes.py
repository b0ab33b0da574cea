# fault: a smaller amount under a key gets the first result
import hashlib

_done = {}


def charge_key(task_id, intent):
    return hashlib.sha256(f"{len(task_id)}:{task_id}:{intent}".encode()).hexdigest()


def idempotent_charge(customer_id, amount, idempotency_key):
    if idempotency_key in _done:
        customer, cents, result = _done[idempotency_key]
        if customer != customer_id or amount > cents:
            raise ValueError("key used for another charge")
        return result
    result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
    _done[idempotency_key] = (customer_id, amount, result)
    return result
