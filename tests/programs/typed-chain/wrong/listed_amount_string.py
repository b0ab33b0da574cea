# fault: the amount of extract is left a string
from typing import NamedTuple


class Extracted(NamedTuple):
    company: str
    amount: float


class Verdict(NamedTuple):
    approved: bool
    reason: str


def extract(raw):
    company, amount = (part.strip() for part in raw.split("|"))
    float(amount)  # raises on nonsense
    return Extracted(company, amount)


def decide(e):
    return Verdict(float(e.amount) <= 1000, f"{e.company}: {e.amount}")


def chain(raw):
    return decide(extract(raw))
