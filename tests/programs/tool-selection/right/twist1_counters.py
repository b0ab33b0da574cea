# twist: 1
from collections import Counter


def counts(called, expected):
    return sum((Counter(called) & Counter(expected)).values()), len(called), len(expected)


def tool_selection(called, expected):
    hits, c, e = counts(called, expected)
    return {"precision": hits / c if c else None, "recall": hits / e if e else None}


def tool_selection_over(cases):
    hits, c, e = map(sum, zip(*(counts(*case) for case in cases))) if cases else (0, 0, 0)
    out = {"micro_precision": hits / c if c else None, "micro_recall": hits / e if e else None}
    for key in "precision", "recall":
        known = [s[key] for s in (tool_selection(*case) for case in cases) if s[key] is not None]
        out["macro_" + key] = sum(known) / len(known) if known else None
    return out
