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

def extract(raw):
    company, amount = raw.split("|")
    return Extracted(company.strip(), float(amount))

def decide(e):
    return Verdict(e.amount <= 1000, f"{e.company}: {e.amount}")

def chain(raw):
    try:
        return decide(extract(raw))
    except ValueError as exc:
        return Verdict(False, f"bad input: {exc}")
