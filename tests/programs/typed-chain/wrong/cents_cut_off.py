# fault: the amount is cut to whole units, 1000.5 becomes 1000 and is approved
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
    return Extracted(company.strip(), float(int(float(amount))))

def decide(e):
    return Verdict(e.amount <= 1000, f"{e.company}: {e.amount}")

def chain(raw):
    return decide(extract(raw))
