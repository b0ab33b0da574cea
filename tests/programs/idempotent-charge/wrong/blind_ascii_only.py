# fault: other letters than ASCII are dropped from the key
import hashlib
import json

_CHARGES = {}


def charge_key(task_id, intent):
    return hashlib.sha256(repr((task_id, intent)).encode("ascii", "ignore")).hexdigest()


def idempotent_charge(customer_id, amount, idempotency_key):
    what = (customer_id, amount)
    if idempotency_key in _CHARGES:
        before, result = _CHARGES[idempotency_key]
        if before != what:
            raise ValueError("this key belongs to another charge")
        return result
    result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
    _CHARGES[idempotency_key] = (what, result)
    return result
