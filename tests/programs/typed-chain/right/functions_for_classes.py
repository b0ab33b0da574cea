# the shapes are just records here, a factory is enough
from types import SimpleNamespace as NS


def Extracted(company, amount):
    return NS(company=company, amount=amount)


def Verdict(approved, reason):
    return NS(approved=approved, reason=reason)


def extract(raw):
    parts = [p.strip() for p in raw.split("|")]
    if len(parts) != 2:
        raise ValueError("want exactly one |")
    return Extracted(parts[0], float(parts[1]))


def decide(x):
    limit = 1000
    over = x.amount > limit
    return Verdict(not over, f"{x.company}: {x.amount} {'>' if over else '<='} {limit}")


def chain(raw):
    return decide(extract(raw))
