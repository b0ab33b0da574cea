# fault: the company keeps the white space around it
from typing import NamedTuple


class Extracted(NamedTuple):
    company: str
    amount: float


class Verdict(NamedTuple):
    approved: bool
    reason: str


def extract(raw):
    company, amount = raw.split("|")
    if not company.strip():
        raise ValueError("no company")
    return Extracted(company, float(amount))


def decide(extracted):
    fine = extracted.amount <= 1000
    return Verdict(fine, ("paid to " if fine else "ask a person about ") + extracted.company)


def chain(raw):
    first = extract(raw)
    return decide(first)
