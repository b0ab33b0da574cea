from fractions import Fraction
from statistics import StatisticsError, mean


def counts(called, expected):
    flags = {}
    for name in called:
        flags[name] = flags.get(name, 0) | 1
    for name in expected:
        flags[name] = flags.get(name, 0) | 2
    kinds = list(flags.values())
    return kinds.count(3), kinds.count(1), kinds.count(2)


def ratio(part, rest):
    return Fraction(part, part + rest) if part + rest else None


def plain(value):
    return value if value is None else float(value)


def average(values):
    try:
        return float(mean(v for v in values if v is not None))
    except StatisticsError:
        return None


def tool_selection(called, expected):
    both, extra, missed = counts(called, expected)
    return {"precision": plain(ratio(both, extra)), "recall": plain(ratio(both, missed))}


def tool_selection_over(cases):
    table = [counts(called, expected) for called, expected in cases]
    both, extra, missed = map(sum, zip(*table)) if table else (0, 0, 0)
    return {
        "micro_precision": plain(ratio(both, extra)),
        "micro_recall": plain(ratio(both, missed)),
        "macro_precision": average(ratio(b, e) for b, e, _ in table),
        "macro_recall": average(ratio(b, m) for b, _, m in table),
    }
