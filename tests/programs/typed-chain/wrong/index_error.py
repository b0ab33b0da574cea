# fault: input without a separator raises IndexError, not ValueError
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
    parts = raw.split("|")
    return Extracted(amount=float(parts[1]), company=parts[0].strip())

def decide(e):
    return Verdict(e.amount <= 1000, f"{e.company}: {e.amount}")

def chain(raw):
    return decide(extract(raw))
