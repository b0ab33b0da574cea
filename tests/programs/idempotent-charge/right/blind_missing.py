from copy import deepcopy


class Mismatch(ValueError):
    pass


class Ledger(dict):
    def __missing__(self, entry):
        key, customer, amount = entry
        if any(other[0] == key for other in self):
            raise Mismatch(key)
        self[entry] = payment_api.charge(customer, amount, idempotency_key=key)
        return self[entry]


ledger = Ledger()


def charge_key(task_id, intent):
    return repr((task_id, intent))


def idempotent_charge(customer_id, amount, idempotency_key):
    return deepcopy(ledger[idempotency_key, customer_id, amount])
