# fault: the first number in the amount is taken, and the rest of it ignored
import re
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
    m = re.search(r"\d+(\.\d+)?", a)
    if not m:
        raise ValueError(a)
    return Extracted(c.strip(), float(m[0]))


def decide(e):
    return Verdict(e.amount <= 1000, e.company)


def chain(raw):
    return decide(extract(raw))
