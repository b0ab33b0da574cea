# twist: 1
# fault: pools the calls of all cases, so a call too many in one case pays for one missing in another
from collections import Counter


def counts(called, expected):
    return sum((Counter(called) & Counter(expected)).values()), len(called), len(expected)


def over(a, b):
    return a / b if b else None


def tool_selection(called, expected):
    hits, c, e = counts(called, expected)
    return {"precision": over(hits, c), "recall": over(hits, e)}


def mean(values):
    values = [v for v in values if v is not None]
    return over(sum(values), len(values))


def tool_selection_over(cases):
    each = [tool_selection(c, e) for c, e in cases]
    hits, c, e = counts([t for c, _ in cases for t in c], [t for _, e in cases for t in e])
    return {
        "micro_precision": over(hits, c),
        "micro_recall": over(hits, e),
        "macro_precision": mean([one["precision"] for one in each]),
        "macro_recall": mean([one["recall"] for one in each]),
    }
