from hashlib import blake2b

receipts = {}


def charge_key(task_id, intent):
    for part in (task_id, intent):
        if not part:
            raise ValueError("a charge has a task and an intent")
    return blake2b(f"{task_id}\0{intent}".encode()).hexdigest()


def idempotent_charge(customer_id, amount, idempotency_key):
    what = customer_id, amount
    if idempotency_key not in receipts:
        receipts[idempotency_key] = what, payment_api.charge(*what, idempotency_key=idempotency_key)
    first, receipt = receipts[idempotency_key]
    if first != what:
        raise ValueError(f"{idempotency_key} was {first}")
    return receipt
