class Record:
    fields = ()

    def __init__(self, *values, **named):
        given = dict(zip(self.fields, values)) | named
        if set(given) != set(self.fields):
            raise TypeError(self.fields)
        self.__dict__.update(given)

    def __eq__(self, other):
        return type(self) is type(other) and vars(self) == vars(other)

    def __repr__(self):
        return f"{type(self).__name__}{tuple(vars(self).values())}"


class Extracted(Record):
    fields = "company", "amount"


class Verdict(Record):
    fields = "approved", "reason"


def extract(raw):
    match [part.strip() for part in raw.split("|")]:
        case [str(company), amount] if company:
            return Extracted(company=company, amount=float(amount))
    raise ValueError("company | amount")


def decide(extracted):
    verdict = Verdict(extracted.amount <= 1000.0, "")
    verdict.reason = f"{extracted.company} " + ("may have it" if verdict.approved else "may not")
    return verdict


def chain(raw):
    return decide(extract(raw))
