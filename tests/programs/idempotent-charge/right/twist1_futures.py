# twist: 1
import threading
from concurrent.futures import Future

_lock = threading.Lock()
_futures = {}


def charge_key(task_id, intent):
    return repr((task_id, intent))


def idempotent_charge(customer_id, amount, idempotency_key):
    while True:
        with _lock:
            mine = idempotency_key not in _futures
            if mine:
                _futures[idempotency_key] = (customer_id, amount, Future())
            customer, cents, future = _futures[idempotency_key]
        if (customer, cents) != (customer_id, amount):
            if mine or future.done():
                raise ValueError("key of another charge")
            try:
                future.result()
            except Exception:
                continue
            raise ValueError("key of another charge")
        if not mine:
            try:
                return future.result()
            except Exception:
                continue
        try:
            result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
        except BaseException as e:
            with _lock:
                del _futures[idempotency_key]
            future.set_exception(e)
            raise
        future.set_result(result)
        return result
