def counts(called, expected):
    called = set(called)
    expected = set(expected)
    return len(called & expected), len(called), len(expected)


def divide(a, b):
    if b == 0:
        return None
    return a / b


def tool_selection(called, expected):
    both, n_called, n_expected = counts(called, expected)
    return {"precision": divide(both, n_called), "recall": divide(both, n_expected)}


def tool_selection_over(cases):
    both = n_called = n_expected = 0
    precisions, recalls = [], []
    for called, expected in cases:
        b, c, e = counts(called, expected)
        both += b
        n_called += c
        n_expected += e
        if c:
            precisions.append(b / c)
        if e:
            recalls.append(b / e)
    return {
        "micro_precision": divide(both, n_called),
        "micro_recall": divide(both, n_expected),
        "macro_precision": divide(sum(precisions), len(precisions)),
        "macro_recall": divide(sum(recalls), len(recalls)),
    }
