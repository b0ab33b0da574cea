# twist: 1
# fault: two charges of one customer wait for each other
import hashlib
import json
import threading

_CHARGES = {}
_LOCKS = {}


def charge_key(task_id, intent):
    return hashlib.sha256(json.dumps([task_id, intent]).encode()).hexdigest()


def idempotent_charge(customer_id, amount, idempotency_key):
    what = (customer_id, amount)
    with _LOCKS.setdefault(customer_id, threading.RLock()):
        if idempotency_key in _CHARGES:
            before, result = _CHARGES[idempotency_key]
            if before != what:
                raise ValueError("this key belongs to another charge")
            return result
        result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
        _CHARGES[idempotency_key] = (what, result)
        return result
