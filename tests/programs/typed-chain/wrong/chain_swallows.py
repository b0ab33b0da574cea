# fault: chain is not the two in a row, it turns the ValueError of extract into a verdict
from dataclasses import dataclass

@dataclass
class Extracted:
    company: str
    amount: float

@dataclass
class Verdict:
    approved: bool
    reason: str

def extract(source):
    company, amount = source.split("|")
    return Extracted(company.strip(), float(amount))

def decide(err):
    return Verdict(err.amount <= 1000, f"{err.company}: {err.amount}")

def chain(source):
    try:
        return decide(extract(source))
    except ValueError as trouble:
        return Verdict(False, f"bad input: {trouble}")
