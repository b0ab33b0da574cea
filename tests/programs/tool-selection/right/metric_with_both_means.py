from decimal import Decimal


class Metric:
    def __init__(self):
        self.num = self.den = 0
        self.each = []

    def add(self, n, d):
        self.num += n
        self.den += d
        if d:
            self.each.append(n / d)

    micro = property(lambda s: s.num / s.den if s.den else None)
    macro = property(lambda s: sum(s.each) / len(s.each) if s.each else None)


def measure(cases):
    p, r = Metric(), Metric()
    for called, expected in cases:
        called, expected = {*called}, {*expected}
        both = called & expected
        p.add(len(both), len(called))
        r.add(len(both), len(expected))
    return p, r


def tool_selection(called, expected):
    p, r = measure([(called, expected)])
    return {"precision": p.micro, "recall": r.micro}


def tool_selection_over(cases):
    p, r = measure(cases)
    return {"micro_precision": p.micro, "micro_recall": r.micro, "macro_precision": p.macro, "macro_recall": r.macro}
