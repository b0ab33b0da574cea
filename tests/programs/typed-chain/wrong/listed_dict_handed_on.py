# fault: extract hands on a dict, not an Extracted with its fields
from collections import namedtuple

Extracted = namedtuple("Extracted", ["company", "amount"])
Verdict = namedtuple("Verdict", ["approved", "reason"])

def extract(raw):
    company, amount = raw.split("|")
    return {"company": company.strip(), "amount": float(amount)}

def decide(e):
    if not isinstance(e, dict):
        e = e._asdict()
    return Verdict(e["amount"] <= 1000, f"{e['company']} checked")

def chain(raw):
    return decide(extract(raw))
