# fault: 1000 itself is declined, the contract approves up to and including 1000
from dataclasses import dataclass


@dataclass
class Verdict:
    """The decision."""

    approved: bool
    reason: str


@dataclass
class Extracted:
    """Read once, used typed."""

    company: str
    amount: float


def extract(data):
    company, amount = data.split("|")
    return Extracted(company.strip(), float(amount))


def decide(e):
    if e.amount < 1000:
        return Verdict(True, f"{e.company} ok")
    return Verdict(False, f"{e.company} over the limit")


def chain(data):
    return decide(extract(data))
