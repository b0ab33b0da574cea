class Extracted(tuple):
    company = property(lambda pair: pair[0])
    amount = property(lambda pair: pair[1])

    def __new__(cls, company, amount):
        return super().__new__(cls, (company, amount))


class Verdict(dict):
    __getattr__ = dict.__getitem__

    def __init__(self, approved, reason):
        super().__init__(approved=approved, reason=reason)


def extract(raw):
    match [part.strip() for part in raw.split("|")]:
        case [company, amount] if company:
            return Extracted(company, float(amount))
    raise ValueError(f"no line of a company and an amount: {raw!r}")


def decide(extracted):
    return Verdict(not extracted.amount > 1000, "for " + extracted.company)


def chain(raw):
    return decide(extract(raw))
