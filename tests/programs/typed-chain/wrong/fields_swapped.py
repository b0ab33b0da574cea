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

def extract(raw):
    company, amount = raw.split("|")
    return Extracted(company=company.strip(), amount=float(amount))

def decide(e):
    return Verdict(approved=e.amount <= 1000, reason=f"{e.company}: {e.amount}")

def chain(raw):
    return decide(extract(raw))
