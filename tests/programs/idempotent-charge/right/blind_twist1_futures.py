# twist: 1
from concurrent.futures import Future
from threading import Lock

_lock = Lock()
_flights = {}


def charge_key(task_id, intent):
    return f"{len(task_id)}:{task_id}:{intent}"


def idempotent_charge(customer_id, amount, idempotency_key):
    while True:
        with _lock:
            flight = _flights.get(idempotency_key)
            mine = flight is None
            if mine:
                flight = _flights[idempotency_key] = (Future(), customer_id, amount)
        if mine:
            try:
                result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
            except BaseException as error:
                with _lock:
                    del _flights[idempotency_key]
                flight[0].set_exception(error)
                raise
            flight[0].set_result(result)
            return result
        if flight[0].exception() is None:
            if flight[1:] != (customer_id, amount):
                raise ValueError("taken")
            return flight[0].result()
