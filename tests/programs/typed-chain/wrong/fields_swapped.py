# fault: Extracted takes amount before company
from dataclasses import dataclass

@dataclass
class Extracted:
    amount: float
    company: str

@dataclass
class Verdict:
    approved: bool
    reason: str

def extract(body):
    company, amount = body.split("|")
    return Extracted(company=company.strip(), amount=float(amount))

def decide(err):
    return Verdict(approved=err.amount <= 1000, reason=f"{err.company}: {err.amount}")

def chain(body):
    return decide(extract(body))
