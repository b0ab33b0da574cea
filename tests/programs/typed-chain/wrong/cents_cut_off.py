# fault: the amount is cut to whole units, 1000.5 becomes 1000 and is approved
from dataclasses import dataclass


@dataclass
class Verdict:
    """Yes or no, and why."""

    approved: bool
    reason: str


@dataclass
class Extracted:
    """The text, taken apart."""

    company: str
    amount: float


def extract(blob):
    company, amount = blob.split("|")
    return Extracted(company.strip(), float(int(float(amount))))


def decide(e):
    return Verdict(e.amount <= 1000, f"{e.company}: {e.amount}")


def chain(blob):
    return decide(extract(blob))
