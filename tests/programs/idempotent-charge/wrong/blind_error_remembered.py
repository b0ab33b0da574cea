# fault: the service's error is remembered and raised again
import hashlib
import json

_CHARGES = {}
_ERRORS = {}


def charge_key(task_id, intent):
    return hashlib.sha256(json.dumps([task_id, intent]).encode()).hexdigest()


def idempotent_charge(customer_id, amount, idempotency_key):
    what = (customer_id, amount)
    if idempotency_key in _CHARGES:
        before, result = _CHARGES[idempotency_key]
        if before != what:
            raise ValueError("this key belongs to another charge")
        return result
    if idempotency_key in _ERRORS:
        raise _ERRORS[idempotency_key]
    try:
        result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
    except Exception as error:
        _ERRORS[idempotency_key] = error
        raise
    _CHARGES[idempotency_key] = (what, result)
    return result
