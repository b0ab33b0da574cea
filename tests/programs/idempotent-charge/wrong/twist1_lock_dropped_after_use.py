# twist: 1
# fault: the lock is thrown away after a failure while others still wait for it

import threading
from collections import defaultdict
from uuid import NAMESPACE_URL, uuid5

_guard = threading.Lock()
_locks = defaultdict(threading.Lock)
_results = {}


def charge_key(task_id, intent):
    return str(uuid5(uuid5(NAMESPACE_URL, task_id), intent))


def idempotent_charge(customer_id, amount, idempotency_key):
    with _guard:
        lock = _locks[idempotency_key]
    with lock:
        if idempotency_key in _results:
            used, result = _results[idempotency_key]
            if used != (customer_id, amount):
                raise ValueError("this key belongs to another charge")
            return result
        try:
            result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
        except Exception:
            with _guard:
                _locks.pop(idempotency_key, None)
            raise
        _results[idempotency_key] = (customer_id, amount), result
        return result
