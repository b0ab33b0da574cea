# fault: the reason of an approval does not name the company
from dataclasses import dataclass


@dataclass
class Verdict:
    """Yes or no, and why."""

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


def decide(facts):
    if facts.amount > 1000:
        return Verdict(False, f"{facts.company} is over the limit")
    return Verdict(True, "within limit")


def chain(data):
    return decide(extract(data))
