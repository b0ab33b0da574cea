# fault: chain returns only the yes or no, it is not the two in a row
from dataclasses import dataclass


@dataclass
class Verdict:
    """What was decided."""

    approved: bool
    reason: str


@dataclass
class Extracted:
    """The text, taken apart."""

    company: str
    amount: float


def extract(source):
    company, amount = source.split("|")
    return Extracted(company.strip(), float(amount))


def decide(e):
    return Verdict(e.amount <= 1000, f"{e.company}: {e.amount}")


def chain(source):
    return decide(extract(source)).approved
