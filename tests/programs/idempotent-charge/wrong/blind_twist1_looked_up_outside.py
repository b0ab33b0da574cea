# twist: 1
# fault: the memory is looked at before the lock is held
import hashlib
import json
import threading

_CHARGES = {}
_LOCKS = {}


def charge_key(task_id, intent):
    return hashlib.sha256(json.dumps([task_id, intent]).encode()).hexdigest()


def idempotent_charge(customer_id, amount, idempotency_key):
    what = (customer_id, amount)
    if idempotency_key in _CHARGES:
        before, result = _CHARGES[idempotency_key]
        if before != what:
            raise ValueError("this key belongs to another charge")
        return result
    with _LOCKS.setdefault(idempotency_key, threading.RLock()):
        result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
        _CHARGES[idempotency_key] = (what, result)
        return result
