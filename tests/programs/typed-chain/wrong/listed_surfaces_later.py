# fault: malformed input does not raise in extract, it surfaces only in decide
class Extracted:
    def __init__(self, company, amount):
        self.company, self.amount = company, amount


class Verdict:
    def __init__(self, approved, reason):
        self.approved, self.reason = approved, reason


def extract(raw):
    company, _, amount = raw.partition("|")
    try:
        amount = float(amount)
    except ValueError:
        amount = None
    return Extracted(company.strip(), amount)


def decide(e):
    if e.amount is None:
        raise ValueError(f"no amount for {e.company}")
    return Verdict(e.amount <= 1000, f"{e.company}: {e.amount}")


def chain(raw):
    return decide(extract(raw))
