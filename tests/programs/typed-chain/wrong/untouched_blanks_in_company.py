# fault: the company is not stripped
from typing import NamedTuple


class Extracted(NamedTuple):
    company: str
    amount: float


class Verdict(NamedTuple):
    approved: bool
    reason: str


def extract(raw):
    pieces = raw.split("|")
    if len(pieces) != 2:
        raise ValueError("expected company | amount, got " + raw)
    return Extracted(company=pieces[0], amount=float(pieces[1]))


def decide(extracted):
    if extracted.amount <= 1000:
        return Verdict(True, "within the limit for " + extracted.company)
    return Verdict(False, "above the limit for " + extracted.company)


def chain(raw):
    found = extract(raw)
    return decide(found)
