# fault: after an error it calls the service a second time before the error goes on

import hashlib
import json


class _Ledger:
    def __init__(self):
        self._entries = {}

    def charge(self, who, how_much, key):
        entry = self._entries.get(key)
        if entry is not None:
            if entry["for"] != (who, how_much):
                raise ValueError(f"{key} was used for another charge")
            return entry["result"]
        try:
            result = payment_api.charge(who, how_much, idempotency_key=key)
        except TimeoutError:
            result = payment_api.charge(who, how_much, idempotency_key=key)
        self._entries[key] = {"for": (who, how_much), "result": result}
        return result


_LEDGER = _Ledger()


def charge_key(task_id, intent):
    return hashlib.sha256(json.dumps([task_id, intent]).encode()).hexdigest()


def idempotent_charge(customer_id, amount, idempotency_key):
    return _LEDGER.charge(customer_id, amount, idempotency_key)
