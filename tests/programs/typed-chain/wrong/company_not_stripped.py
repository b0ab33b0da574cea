# fault: the company keeps its trailing space
from collections import namedtuple

Extracted = namedtuple("Extracted", "company amount")
Verdict = namedtuple("Verdict", "approved reason")


def extract(raw):
    company, amount = raw.split("|")
    return Extracted(company, float(amount))


def decide(e):
    return Verdict(e.amount <= 1000, f"{e.company}: limit is 1000")


def chain(raw):
    return decide(extract(raw))
