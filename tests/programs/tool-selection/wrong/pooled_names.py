# fault: pools the names first, so a wrong choice in one case is made good by another case
from collections import Counter


def counts(called, expected):
    called, expected = set(called), set(expected)
    return len(called & expected), len(called), len(expected)


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
    got = sum((Counter(set(c)) for c, _ in cases), Counter())
    due = sum((Counter(set(e)) for _, e in cases), Counter())
    hits, c, e = (sum(x.values()) for x in (got & due, got, due))
    return {
        "micro_precision": over(hits, c),
        "micro_recall": over(hits, e),
        "macro_precision": mean([one["precision"] for one in each]),
        "macro_recall": mean([one["recall"] for one in each]),
    }
