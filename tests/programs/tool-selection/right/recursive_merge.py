def unique(names):
    kept = []
    for name in sorted(names):
        if not kept or kept[-1] != name:
            kept.append(name)
    return kept


def shared(a, b):
    if not (a and b):
        return 0
    if a[0] == b[0]:
        return 1 + shared(a[1:], b[1:])
    return shared(a[1:], b) if a[0] < b[0] else shared(a, b[1:])


class Figure:
    """A share that other shares can be added to, in two ways."""

    def __init__(self):
        self.part = self.whole = 0
        self.singles = []

    def add(self, part, whole):
        self.part += part
        self.whole += whole
        if whole > 0:
            self.singles.append(part / whole)
        return self

    def micro(self):
        try:
            return self.part / self.whole
        except ZeroDivisionError:
            return None

    def macro(self):
        if len(self.singles) == 0:
            return None
        return sum(self.singles) / len(self.singles)


def figures(cases):
    precision, recall = Figure(), Figure()
    for called, expected in cases:
        called, expected = unique(called), unique(expected)
        hits = shared(called, expected)
        precision.add(hits, len(called))
        recall.add(hits, len(expected))
    return precision, recall


def tool_selection(called, expected):
    precision, recall = figures([[called, expected]])
    return dict(precision=precision.micro(), recall=recall.micro())


def tool_selection_over(cases):
    precision, recall = figures(cases)
    return dict(
        micro_precision=precision.micro(),
        micro_recall=recall.micro(),
        macro_precision=precision.macro(),
        macro_recall=recall.macro(),
    )
