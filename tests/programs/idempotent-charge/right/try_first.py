import functools

_results = {}
_charges = {}


def charge_key(task_id: str, intent: str) -> str:
    return f"{len(task_id)}:{task_id}{len(intent)}:{intent}"


def idempotent_charge(customer_id: str, amount: int, idempotency_key: str) -> dict:
    charge = functools.partial(payment_api.charge, customer_id, amount)
    try:
        result = _results[idempotency_key]
    except KeyError:
        result = charge(idempotency_key=idempotency_key)
        _results[idempotency_key] = result
        _charges[idempotency_key] = [customer_id, amount]
    else:
        if _charges[idempotency_key] != [customer_id, amount]:
            raise ValueError(f"the key {idempotency_key} stands for {_charges[idempotency_key]}")
    return result
