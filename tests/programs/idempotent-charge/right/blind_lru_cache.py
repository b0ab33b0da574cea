from functools import lru_cache
from uuid import NAMESPACE_URL, uuid5

_used = {}


class Key(str):
    pass


@lru_cache(maxsize=None)
def _charged(customer, cents, key):
    return payment_api.charge(customer, cents, idempotency_key=key)


def charge_key(task_id, intent):
    return Key(uuid5(NAMESPACE_URL, f"{len(task_id)} {task_id} {intent}"))


def idempotent_charge(customer_id, amount, idempotency_key):
    if _used.get(idempotency_key, (customer_id, amount)) != (customer_id, amount):
        raise ValueError(f"{idempotency_key} is taken")
    result = _charged(customer_id, amount, idempotency_key)
    _used[idempotency_key] = (customer_id, amount)
    return result
