# fault: of the company only the first two words are kept
from dataclasses import dataclass


@dataclass
class Extracted:
    company: str
    amount: float


@dataclass
class Verdict:
    approved: bool
    reason: str


def extract(raw):
    c, a = raw.split("|")
    return Extracted(" ".join(c.split()[:2]), float(a))


def decide(e):
    return Verdict(e.amount <= 1000, e.company)


def chain(raw):
    return decide(extract(raw))
