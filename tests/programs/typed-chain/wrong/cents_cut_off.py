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

def extract(body):
    company, amount = body.split("|")
    return Extracted(company.strip(), float(int(float(amount))))

def decide(x):
    return Verdict(x.amount <= 1000, f"{x.company}: {x.amount}")

def chain(body):
    return decide(extract(body))
