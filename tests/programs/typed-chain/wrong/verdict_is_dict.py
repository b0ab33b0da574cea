# fault: decide returns a dict, which has no fields approved and reason
from dataclasses import dataclass, asdict

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
    return asdict(Verdict(e.amount <= 1000, f"{e.company}: {e.amount}"))

def chain(raw):
    return decide(extract(raw))
