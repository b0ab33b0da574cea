# fault: decide does not take an Extracted and read its fields, it parses the raw text again
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


def extract(raw):
    company, amount = raw.split("|")
    return Extracted(company.strip(), float(amount))


def decide(raw):
    e = extract(raw)
    return Verdict(e.amount <= 1000, f"{e.company}: {e.amount}")


def chain(raw):
    extract(raw)  # validates
    return decide(raw)
