# twist: 1
import queue
import threading

_gates = {}
_make = threading.Lock()


def charge_key(task_id, intent):
    return f"{len(intent)}.{intent}.{task_id}"


class Gate:
    def __init__(self):
        self.token = queue.Queue(1)
        self.token.put(None)


def idempotent_charge(customer_id, amount, idempotency_key):
    with _make:
        gate = _gates.setdefault(idempotency_key, Gate())
    known = gate.token.get()
    try:
        if known is None:
            known = (customer_id, amount), payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
    finally:
        gate.token.put(known)
    if known[0] != (customer_id, amount):
        raise ValueError("another charge stands under this key")
    return known[1]
