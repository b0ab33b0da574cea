# fault: what a company was granted before is taken off its limit
from collections import Counter
from typing import NamedTuple

granted = Counter()


class Extracted(NamedTuple):
    company: str
    amount: float


class Verdict(NamedTuple):
    approved: bool
    reason: str


def extract(raw):
    left, bar, right = raw.partition("|")
    if not bar:
        raise ValueError(f"there is no bar in {raw!r}")
    return Extracted(left.strip(), float(right))


def decide(seen):
    fine = granted[seen.company] + seen.amount <= 1000
    if fine:
        granted[seen.company] += seen.amount
    return Verdict(fine, f"{seen.company}: {'yes' if fine else 'no'}")


def chain(raw):
    return decide(extract(raw))
