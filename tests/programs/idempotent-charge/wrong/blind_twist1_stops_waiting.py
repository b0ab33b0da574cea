# twist: 1
# fault: whoever waits for the first one gets None if that one fails
import hashlib
import json
import threading

_CHARGES = {}
_LOCKS = {}


def charge_key(task_id, intent):
    return hashlib.sha256(json.dumps([task_id, intent]).encode()).hexdigest()


def idempotent_charge(customer_id, amount, idempotency_key):
    what = (customer_id, amount)
    lock = _LOCKS.setdefault(idempotency_key, threading.Lock())
    waited = lock.locked()
    with lock:
        if waited and idempotency_key not in _CHARGES:
            return None
        if idempotency_key in _CHARGES:
            before, result = _CHARGES[idempotency_key]
            if before != what:
                raise ValueError("this key belongs to another charge")
            return result
        result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
        _CHARGES[idempotency_key] = (what, result)
        return result
