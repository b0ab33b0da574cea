# fault: the amount is turned into a number when it is looked at, so a malformed one surfaces later
class Extracted:
    def __init__(self, company, amount):
        self.company, self.written = company, amount

    @property
    def amount(self):
        return float(self.written)


class Verdict:
    def __init__(self, approved, reason):
        self.approved, self.reason = approved, reason


def extract(raw):
    left, right = raw.split("|")
    if not left.strip():
        raise ValueError("nobody is named")
    return Extracted(left.strip(), right)


def decide(extracted):
    return Verdict(extracted.amount <= 1000, f"{extracted.company} asked for {extracted.amount}")


def chain(raw):
    return decide(extract(raw))
