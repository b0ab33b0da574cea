class Extracted:
    __slots__ = ("company", "amount")

    def __init__(self, company, amount):
        self.company = company
        self.amount = amount


class Verdict:
    def __init__(self, approved, reason):
        self.approved, self.reason = approved, reason

    def __repr__(self):
        return f"Verdict({self.approved}, {self.reason!r})"


class MalformedInput(ValueError):
    """The text is not `company | amount`."""


def extract(raw):
    company, bar, amount = raw.partition("|")
    company = company.strip()
    if not bar:
        raise MalformedInput(f"no separator in {raw!r}")
    if not company:
        raise MalformedInput("no company")
    try:
        number = float(amount)
    except ValueError:
        raise MalformedInput(f"not an amount: {amount!r}") from None
    return Extracted(company, number)


def decide(e):
    if not e.amount <= 1000:
        return Verdict(False, "over the limit: " + e.company)
    return Verdict(True, "fine: " + e.company)


def chain(raw):
    step_one = extract(raw)
    step_two = decide(step_one)
    return step_two
