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

def extract(data):
    parts = data.split("|")
    return Extracted(amount=float(parts[1]), company=parts[0].strip())

def decide(problem):
    return Verdict(problem.amount <= 1000, f"{problem.company}: {problem.amount}")

def chain(data):
    return decide(extract(data))
