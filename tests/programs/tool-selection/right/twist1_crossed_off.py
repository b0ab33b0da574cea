# twist: 1
def count_hits(called, expected):
    open_ones = list(expected)
    hits = 0
    for name in called:
        if name in open_ones:
            open_ones.remove(name)
            hits += 1
    return hits


def ratio(a, b):
    return None if not b else a / b


def mean(values):
    values = list(filter(lambda v: v is not None, values))
    return ratio(sum(values), len(values))


def tool_selection(called, expected):
    hits = count_hits(called, expected)
    return {"precision": ratio(hits, len(called)), "recall": ratio(hits, len(expected))}


def tool_selection_over(cases):
    hits = sum(count_hits(c, e) for c, e in cases)
    each = [tool_selection(c, e) for c, e in cases]
    return {
        "micro_precision": ratio(hits, sum(len(c) for c, _ in cases)),
        "micro_recall": ratio(hits, sum(len(e) for _, e in cases)),
        "macro_precision": mean(x["precision"] for x in each),
        "macro_recall": mean(x["recall"] for x in each),
    }
