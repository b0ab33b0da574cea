# fault: decide looks at what was extracted last and not at what it is given
from dataclasses import dataclass

LAST = {}


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
    e = Extracted(c.strip(), float(a))
    LAST["e"] = e
    return e


def decide(e):
    e = LAST.get("e", e)
    return Verdict(e.amount <= 1000, e.company)


def chain(raw):
    return decide(extract(raw))
