# twist: 1
import hashlib, threading
from concurrent.futures import Future
_lock = threading.Condition()
_done, _busy = {}, set()
def charge_key(task_id: str, intent: str) -> str:
    h = hashlib.sha256()
    for part in (task_id, intent):
        raw = part.encode()
        h.update(len(raw).to_bytes(8, "big") + raw)
    return h.hexdigest()
def idempotent_charge(customer_id, amount, idempotency_key):
    k = idempotency_key
    with _lock:
        _lock.wait_for(lambda: k not in _busy)
        if k in _done:
            who, result = _done[k]
            if who != (customer_id, amount): raise ValueError(f"{k} was used for another charge")
            return result
        _busy.add(k)
    try:
        result = payment_api.charge(customer_id, amount, idempotency_key=k)
        _done[k] = (customer_id, amount), result
        return result
    finally:
        with _lock:
            _busy.discard(k)
            _lock.notify_all()
