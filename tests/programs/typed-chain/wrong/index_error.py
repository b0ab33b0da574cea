# fault: input without a separator raises IndexError, not ValueError
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
    parts = blob.split("|")
    return Extracted(amount=float(parts[1]), company=parts[0].strip())


def decide(e):
    return Verdict(e.amount <= 1000, f"{e.company}: {e.amount}")


def chain(blob):
    return decide(extract(blob))
