# twist: 1
import json
from threading import Condition

CHANGED = Condition()
DONE, IN_FLIGHT = {}, set()


def charge_key(task_id, intent):
    return json.dumps({"intent": intent, "task": task_id})


def idempotent_charge(customer_id, amount, idempotency_key):
    with CHANGED:
        CHANGED.wait_for(lambda: idempotency_key not in IN_FLIGHT)
        if idempotency_key in DONE:
            charge, result = DONE[idempotency_key]
            if charge != (customer_id, amount):
                raise ValueError("another charge has this key")
            return result
        IN_FLIGHT.add(idempotency_key)
    try:
        result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
        DONE[idempotency_key] = (customer_id, amount), result
        return result
    finally:
        with CHANGED:
            IN_FLIGHT.discard(idempotency_key)
            CHANGED.notify_all()
