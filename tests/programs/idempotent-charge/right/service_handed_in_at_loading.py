import hashlib
import json


class Charger:
    def __init__(self, api):
        self._api = api
        self._done = {}

    def charge(self, customer_id, amount, key):
        if key in self._done:
            what, result = self._done[key]
            if what != (customer_id, amount):
                raise ValueError(f"{key} was used for {what}")
            return result
        result = self._api.charge(customer_id, amount, idempotency_key=key)
        self._done[key] = ((customer_id, amount), result)
        return result


_charger = Charger(payment_api)


def charge_key(task_id: str, intent: str) -> str:
    return hashlib.sha256(json.dumps([task_id, intent]).encode()).hexdigest()


def idempotent_charge(customer_id: str, amount: int, idempotency_key: str) -> dict:
    return _charger.charge(customer_id, amount, idempotency_key)
