# twist: 1
# fault: the lock is not given back if the service raises
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
    lock.acquire()
    if True:
        if idempotency_key in _CHARGES:
            before, result = _CHARGES[idempotency_key]
            if before != what:
                raise ValueError("this key belongs to another charge")
            lock.release()
            return result
        result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
        _CHARGES[idempotency_key] = (what, result)
        lock.release()
        return result
