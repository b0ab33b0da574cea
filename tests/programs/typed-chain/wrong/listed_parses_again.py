# fault: decide does not take an Extracted and read its fields, it parses the raw text again
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

def decide(raw):
    problem = extract(raw)
    return Verdict(problem.amount <= 1000, f"{problem.company}: {problem.amount}")

def chain(raw):
    extract(raw)  # validates
    return decide(raw)
