import uuid

done = []


def charge_key(task_id, intent):
    """A name in a namespace of its own: the same for ever, and no part can run into the other."""
    return str(uuid.uuid5(uuid.uuid5(uuid.NAMESPACE_URL, task_id), intent))


def find(key):
    return next((record for record in done if record["key"] == key), None)


def idempotent_charge(customer_id, amount, idempotency_key):
    record = find(idempotency_key)
    match record:
        case None:
            record = {"key": idempotency_key, "who": customer_id, "cents": amount}
            record["answer"] = payment_api.charge(customer_id, amount, idempotency_key=idempotency_key)
            done.append(record)
        case {"who": who, "cents": cents} if (who, cents) != (customer_id, amount):
            raise ValueError(f"{idempotency_key} was for {who}, {cents}")
    return record["answer"]
