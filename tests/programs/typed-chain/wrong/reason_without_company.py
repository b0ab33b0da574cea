# fault: the reason of an approval does not name the company
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
    company, amount = raw.split("|")
    return Extracted(company.strip(), float(amount))

def decide(e):
    if e.amount > 1000:
        return Verdict(False, f"{e.company} is over the limit")
    return Verdict(True, "within limit")

def chain(raw):
    return decide(extract(raw))
