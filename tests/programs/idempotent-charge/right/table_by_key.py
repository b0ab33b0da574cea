import hashlib
import json

TABLE = {}


def charge_key(task_id, intent):
    text = json.dumps({"task": task_id, "intent": intent}, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def idempotent_charge(customer_id, amount, idempotency_key):
    entry = TABLE.get(idempotency_key)
    if entry is not None:
        if (entry["customer"], entry["amount"]) != (customer_id, amount):
            raise ValueError("idempotency key used again for another charge")
        return entry["result"]
    result = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
    TABLE[idempotency_key] = {"customer": customer_id, "amount": amount, "result": result}
    return result
