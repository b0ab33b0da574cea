from typing import NamedTuple
from types import SimpleNamespace


class Extracted(NamedTuple):
    company: str
    amount: float


class Verdict:
    __match_args__ = ("approved", "reason")

    def __init__(self, approved, reason):
        self.approved, self.reason = approved, reason


def extract(raw):
    name, bar, amount = raw.partition("|")
    if not bar or not name.strip():
        raise ValueError(raw)
    return Extracted(company=name.strip(), amount=float(amount.strip()))


def decide(x):
    return Verdict(not x.amount > 1000, f"{x.company}: {x.amount}")


chain = lambda raw: decide(extract(raw))
