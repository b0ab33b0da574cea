from dataclasses import dataclass
from typing import Any, NamedTuple


class Charge(NamedTuple):
    customer: str
    cents: int


@dataclass(slots=True)
class Entry:
    charge: Charge
    result: Any


class _Book:
    entries: list = []

    def find(self, key):
        for k, entry in self.entries:
            if k == key:
                return entry
        raise LookupError(key)


_book = _Book()


def charge_key(task_id: str, intent: str) -> str:
    return f"{task_id.encode().hex()}/{intent.encode().hex()}"


def idempotent_charge(customer_id, amount, idempotency_key):
    wanted = Charge(cents=amount, customer=customer_id)
    try:
        entry = _book.find(idempotency_key)
    except LookupError:
        entry = Entry(wanted, payment_api.charge(*wanted, idempotency_key=idempotency_key))
        _book.entries.append((idempotency_key, entry))
    if entry.charge == wanted:
        return entry.result
    raise ValueError(f"{entry.charge} went by this key")
