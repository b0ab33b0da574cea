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

def extract(source):
    company, amount = source.split("|")
    return Extracted(company.strip(), float(amount))

def decide(err):
    if err.amount < 1000:
        return Verdict(True, f"{err.company} ok")
    return Verdict(False, f"{err.company} over the limit")

def chain(source):
    return decide(extract(source))
