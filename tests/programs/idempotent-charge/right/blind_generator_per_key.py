import hmac


def charge_key(task_id, intent):
    return hmac.new(task_id.encode(), intent.encode(), "sha512").hexdigest() + "-" + task_id.encode().hex()


def _life(customer, amount, key):
    result = None
    asked = yield
    while True:
        if asked != (customer, amount):
            raise ValueError("another charge under this key")
        if result is None:
            result = [payment_api.charge(customer, amount, idempotency_key=key)]
        asked = yield result[0]


def idempotent_charge(customer_id, amount, idempotency_key, lives={}):
    known = lives.get(idempotency_key)
    if known and known[0] != (customer_id, amount):
        raise ValueError("another charge under this key")
    if known is None:
        life = _life(customer_id, amount, idempotency_key)
        next(life)
        first = life.send((customer_id, amount))
        lives[idempotency_key] = ((customer_id, amount), life)
        return first
    return known[1].send((customer_id, amount))
