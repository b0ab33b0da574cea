# fault: decide takes a company and an amount, not an Extracted
from collections import namedtuple

Extracted = namedtuple("Extracted", "company amount")
Verdict = namedtuple("Verdict", "approved reason")


def extract(raw):
    company, amount = raw.split("|")
    return Extracted(company.strip(), float(amount))


def decide(company, amount):
    return Verdict(amount <= 1000, f"{company}: {amount}")


def chain(raw):
    return decide(*extract(raw))
