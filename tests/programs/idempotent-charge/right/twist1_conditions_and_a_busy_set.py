# twist: 1

import threading

_turn = threading.Condition()
_busy, _known = set(), {}


def charge_key(task_id, intent):
    return f"{len(task_id)}.{task_id}.{intent}"


def idempotent_charge(customer_id, amount, idempotency_key):
    with _turn:
        while idempotency_key in _busy:
            _turn.wait()
        if (known := _known.get(idempotency_key)) is not None:
            if known[:2] != (customer_id, amount):
                raise ValueError(f"key {idempotency_key} is taken")
            return known[2]
        _busy.add(idempotency_key)
    try:
        result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
        with _turn:
            _known[idempotency_key] = (customer_id, amount, result)
    finally:
        with _turn:
            _busy.discard(idempotency_key)
            _turn.notify_all()
    return result
