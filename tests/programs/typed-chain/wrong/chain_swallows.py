# fault: chain is not the two in a row, it turns the ValueError of extract into a verdict
from dataclasses import dataclass


@dataclass
class Verdict:
    """Yes or no, and why."""

    approved: bool
    reason: str


@dataclass
class Extracted:
    """What the text holds."""

    company: str
    amount: float


def extract(source):
    company, amount = source.split("|")
    return Extracted(company.strip(), float(amount))


def decide(e):
    return Verdict(e.amount <= 1000, f"{e.company}: {e.amount}")


def chain(source):
    try:
        return decide(extract(source))
    except ValueError as problem:
        return Verdict(False, f"bad input: {problem}")
