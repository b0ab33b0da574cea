# fault: several blanks inside the company become one
from typing import NamedTuple


class Extracted(NamedTuple):
    company: str
    amount: float


class Verdict(NamedTuple):
    approved: bool
    reason: str


def extract(raw):
    left, bar, right = " ".join(raw.split()).partition("|")
    if not bar:
        raise ValueError(f"there is no bar in {raw!r}")
    return Extracted(left.strip(), float(right))


def decide(seen):
    fine = seen.amount <= 1000
    return Verdict(fine, f"{seen.company}: {'yes' if fine else 'no'}")


def chain(raw):
    return decide(extract(raw))
