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

def extract(string):
    company, amount = string.split("|")
    return Extracted(company.strip(), float(amount))

def decide(err):
    if err.amount > 1000:
        return Verdict(False, f"{err.company} is over the limit")
    return Verdict(True, "within limit")

def chain(string):
    return decide(extract(string))
