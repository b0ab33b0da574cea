# fault: extract hands on a dict, not an Extracted with its fields
from collections import namedtuple

Extracted = namedtuple("Extracted", ["company", "amount"])
Verdict = namedtuple("Verdict", ["approved", "reason"])


def extract(source):
    who, value = source.split("|")
    return {"company": who.strip(), "amount": float(value)}


def decide(e):
    if not isinstance(e, dict):
        e = e._asdict()
    return Verdict(e["amount"] <= 1000, f"{e['company']} checked")


def chain(source):
    return decide(extract(source))
