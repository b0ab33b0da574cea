class Record:
    def __init_subclass__(cls, fields=()):
        cls._fields = fields

    def __init__(self, *args, **kw):
        for f, a in zip(self._fields, args):
            setattr(self, f, a)
        for k, a in kw.items():
            setattr(self, k, a)


class Extracted(Record, fields=("company", "amount")):
    @classmethod
    def parse(cls, line):
        *left, right = line.split("|")
        if len(left) != 1 or not left[0].strip():
            raise ValueError(line)
        return cls(left[0].strip(), float(right))


class Verdict(Record, fields=("approved", "reason")):
    pass


def extract(raw):
    return Extracted.parse(raw)


def decide(extracted):
    company, amount = extracted.company, extracted.amount
    return Verdict(amount <= 1e3, f"Request of {company} for {amount:g}")


def chain(raw):
    return decide(extract(raw))
