# fault: extract hands on a dict, not an Extracted with its fields
from collections import namedtuple

Extracted = namedtuple("Extracted", ["company", "amount"])
Verdict = namedtuple("Verdict", ["approved", "reason"])

def extract(body):
    who, value = body.split("|")
    return {"company": who.strip(), "amount": float(value)}

def decide(x):
    if not isinstance(x, dict):
        x = x._asdict()
    return Verdict(x["amount"] <= 1000, f"{x['company']} checked")

def chain(body):
    return decide(extract(body))
