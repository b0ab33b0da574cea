# fault: Extracted takes amount before company
from dataclasses import dataclass


@dataclass
class Extracted:
    """What the text holds."""

    amount: float
    company: str


@dataclass
class Verdict:
    """The decision."""

    approved: bool
    reason: str


def extract(blob):
    company, amount = blob.split("|")
    return Extracted(amount=float(amount), company=company.strip())


def decide(e):
    return Verdict(approved=e.amount <= 1000, reason=f"{e.company}: {e.amount}")


def chain(blob):
    return decide(extract(blob))
