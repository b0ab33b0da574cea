# fault: malformed input gives a default Extracted where it has to raise ValueError
from typing import NamedTuple


class Extracted(NamedTuple):
    company: str = "unknown"
    amount: float = 0.0


class Verdict(NamedTuple):
    approved: bool
    reason: str


def extract(raw):
    try:
        company, amount = raw.split("|")
        return Extracted(company.strip(), float(amount))
    except ValueError:
        return Extracted()


def decide(e):
    return Verdict(e.amount <= 1000, f"{e.company}: {e.amount}")


def chain(raw):
    return decide(extract(raw))
