# fault: chain returns only the yes or no, it is not the two in a row
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
    return Verdict(e.amount <= 1000, f"{e.company}: {e.amount}")

def chain(raw):
    return decide(extract(raw)).approved
