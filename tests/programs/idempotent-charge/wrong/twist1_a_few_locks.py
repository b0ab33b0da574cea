# twist: 1
# fault: the locks are shared by keys: some charges under different keys wait for each other

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
        lock = _locks[sum(idempotency_key.encode()) % 2]
    with lock:
        if idempotency_key in _results:
            used, result = _results[idempotency_key]
            if used != (customer_id, amount):
                raise ValueError("this key belongs to another charge")
            return result
        result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
        _results[idempotency_key] = (customer_id, amount), result
        return result
