import re
from types import MappingProxyType
from typing import NamedTuple


class Charge(NamedTuple):
    customer: str
    cents: int


class Ledger(dict):
    """Keys to (charge, receipt)."""

    def settle(self, key, charge, *, again=True):
        try:
            known, receipt = self[key]
        except KeyError:
            receipt = payment_api.charge(charge.customer, charge.cents, idempotency_key=key)
            self[key] = (charge, MappingProxyType(dict(receipt)))
            return self.settle(key, charge)
        else:
            if known != charge:
                raise ValueError(f"{key!r}: {known} is not {charge}")
            return dict(receipt)


LEDGER = Ledger()


def charge_key(task_id, intent, /):
    return re.sub(r"[^A-Za-z0-9]", lambda m: f"%{ord(m[0]):x}%", task_id) + "/" + re.sub(r"[^A-Za-z0-9]", lambda m: f"%{ord(m[0]):x}%", intent)


def idempotent_charge(customer_id, amount, idempotency_key):
    return LEDGER.settle(idempotency_key, Charge(customer_id, amount))


def main():
    print(charge_key("a", "b"))


if __name__ == "__main__":
    main()
