# fault: 1000 itself is declined, the contract approves up to and including 1000
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
    if e.amount < 1000:
        return Verdict(True, f"{e.company} ok")
    return Verdict(False, f"{e.company} over the limit")

def chain(raw):
    return decide(extract(raw))
