from dataclasses import dataclass, field
from urllib.parse import quote
from typing import Any, NamedTuple


class KeyConflict(ValueError):
    """One key, two charges."""


class Entry(NamedTuple):
    customer: str
    amount: int
    result: Any


@dataclass
class Ledger:
    entries: dict = field(default_factory=dict)

    def charge(self, customer, amount, key):
        if key not in self.entries:
            self.entries[key] = Entry(customer, amount, payment_api.charge(customer, amount, idempotency_key=key))
        entry = self.entries[key]
        if entry[:2] != (customer, amount):
            raise KeyConflict(key)
        return entry.result


LEDGER = Ledger()


def charge_key(task_id, intent):
    return "/".join(quote(part, safe="") for part in ("charge", task_id, intent))


def idempotent_charge(customer_id, amount, idempotency_key):
    return LEDGER.charge(customer_id, amount, idempotency_key)
