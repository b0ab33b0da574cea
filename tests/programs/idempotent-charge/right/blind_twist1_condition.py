# twist: 1
from threading import Condition

_change = Condition()
_under_way = set()
_done = {}


def charge_key(task_id, intent):
    return "".join(str(ord(letter)) + "." for letter in task_id) + "|" + intent


def idempotent_charge(customer_id, amount, idempotency_key):
    with _change:
        _change.wait_for(lambda: idempotency_key not in _under_way)
        if idempotency_key in _done:
            if _done[idempotency_key][:2] != (customer_id, amount):
                raise ValueError(idempotency_key)
            return _done[idempotency_key][2]
        _under_way.add(idempotency_key)
    try:
        result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
        with _change:
            _done[idempotency_key] = (customer_id, amount, result)
        return result
    finally:
        with _change:
            _under_way.discard(idempotency_key)
            _change.notify_all()
