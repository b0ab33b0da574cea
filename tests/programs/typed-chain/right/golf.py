from collections import namedtuple as n

Extracted = n("Extracted", "company amount")
Verdict = n("Verdict", "approved reason")


def extract(r):
    c, a = r.split("|")
    return Extracted(c.strip(), float(a))


def decide(e):
    return Verdict(e.amount <= 1e3, e.company)


def chain(r):
    return decide(extract(r))
