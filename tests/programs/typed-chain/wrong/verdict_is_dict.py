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

def extract(string):
    company, amount = string.split("|")
    return Extracted(company.strip(), float(amount))

def decide(x):
    return asdict(Verdict(x.amount <= 1000, f"{x.company}: {x.amount}"))

def chain(string):
    return decide(extract(string))
