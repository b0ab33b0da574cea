# fault: an empty result is not remembered
import hashlib
import json

_CHARGES = {}


def charge_key(task_id, intent):
    return hashlib.sha256(json.dumps([task_id, intent]).encode()).hexdigest()


def idempotent_charge(customer_id, amount, idempotency_key):
    what = (customer_id, amount)
    before, result = _CHARGES.get(idempotency_key, (what, None))
    if before != what:
        raise ValueError("this key belongs to another charge")
    if result:
        return result
    result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
    _CHARGES[idempotency_key] = (what, result)
    return result
