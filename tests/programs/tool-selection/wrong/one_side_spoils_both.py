# fault: where nothing was called, recall is gone as well
def counts(called, expected):
    called, expected = set(called), set(expected)
    return len(called & expected), len(called), len(expected)


def over(a, b):
    return a / b if b else None


def tool_selection(called, expected):
    hits, c, e = counts(called, expected)
    if not c or not e:
        return {"precision": None, "recall": None}
    return {"precision": over(hits, c), "recall": over(hits, e)}


def mean(values):
    values = [v for v in values if v is not None]
    return over(sum(values), len(values))


def tool_selection_over(cases):
    each = [tool_selection(c, e) for c, e in cases]
    rows = [counts(c, e) for c, e in cases]
    hits, c, e = (sum(row[n] for row in rows) for n in range(3))
    return {
        "micro_precision": over(hits, c),
        "micro_recall": over(hits, e),
        "macro_precision": mean([one["precision"] for one in each]),
        "macro_recall": mean([one["recall"] for one in each]),
    }
