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

def extract(blob):
    company, amount = blob.split("|")
    return Extracted(company.strip(), float(amount))

def decide(x):
    return Verdict(x.amount <= 1000, f"{x.company}: {x.amount}")

def chain(blob):
    return decide(extract(blob)).approved
