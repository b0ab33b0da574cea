# fault: decide returns a dict, which has no fields approved and reason
from dataclasses import dataclass, asdict


@dataclass
class Verdict:
    """The decision."""

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
    return asdict(Verdict(e.amount <= 1000, f"{e.company}: {e.amount}"))


def chain(source):
    return decide(extract(source))
