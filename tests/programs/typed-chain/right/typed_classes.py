from typing import NamedTuple
from types import SimpleNamespace


class Verdict:
    """What was decided."""

    __match_args__ = ("approved", "reason")

    def __init__(self, approved, reason):
        self.approved, self.reason = approved, reason


class Extracted(NamedTuple):
    company: str
    amount: float


def extract(blob):
    firm, bar, amount = blob.partition("|")
    if not bar or not firm.strip():
        raise ValueError(blob)
    return Extracted(company=firm.strip(), amount=float(amount.strip()))


def decide(x):
    return Verdict(not x.amount > 1000, f"{x.company}: {x.amount}")


chain = lambda blob: decide(extract(blob))
