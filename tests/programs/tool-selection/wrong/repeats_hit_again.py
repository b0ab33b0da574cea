# fault: each repeated call of the right tool is one more hit
def counts(called, expected):
    return sum(name in expected for name in called), len(called), len(set(expected))


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
    rows = [counts(c, e) for c, e in cases]
    hits, c, e = (sum(row[n] for row in rows) for n in range(3))
    return {
        "micro_precision": over(hits, c),
        "micro_recall": over(hits, e),
        "macro_precision": mean([one["precision"] for one in each]),
        "macro_recall": mean([one["recall"] for one in each]),
    }
