import hashlib
import json


def charge_key(task_id, intent):
    return hashlib.sha256(json.dumps([task_id, intent]).encode()).hexdigest()


def idempotent_charge(customer_id, amount, idempotency_key, api=payment_api, seen={}):
    if idempotency_key not in seen:
        seen[idempotency_key] = customer_id, amount, api.charge(customer_id, amount, idempotency_key=idempotency_key)
    who, cents, result = seen[idempotency_key]
    if who != customer_id or cents != amount:
        raise ValueError(idempotency_key)
    return result
