from copy import deepcopy
from urllib.parse import quote

_done: "dict[str, tuple[str, int, dict]]" = {}


def charge_key(task_id: str, intent: str) -> str:
    return "/".join(quote(part, safe="") for part in (task_id, intent))


def idempotent_charge(customer_id: str, amount: int, idempotency_key: str) -> dict:
    if idempotency_key not in _done:
        _done[idempotency_key] = customer_id, amount, deepcopy(
            payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
        )
    *first, result = _done[idempotency_key]
    if first == [customer_id, amount]:
        return deepcopy(result)
    raise ValueError("another charge under this key: " + idempotency_key)
