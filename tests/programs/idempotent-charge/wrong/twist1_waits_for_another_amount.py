# twist: 1
# fault: whoever waits gets the result of the charge under way, also for another amount

from concurrent.futures import Future
from threading import Lock
import json

GUARD, FUTURES, DONE = Lock(), {}, {}


def charge_key(task_id, intent):
    return json.dumps([task_id, intent])


def idempotent_charge(customer_id, amount, idempotency_key):
    while True:
        with GUARD:
            if idempotency_key in DONE:
                wanted, result = DONE[idempotency_key]
                if wanted != (customer_id, amount):
                    raise ValueError("another charge")
                return result
            future = FUTURES.get(idempotency_key)
            if future is None:
                mine = FUTURES[idempotency_key] = Future()
                break
        if future.exception() is None:
            return future.result()
    try:
        result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
    except BaseException as error:
        with GUARD:
            del FUTURES[idempotency_key]
        mine.set_exception(error)
        raise
    with GUARD:
        DONE[idempotency_key] = (customer_id, amount), result
    mine.set_result(result)
    return result
