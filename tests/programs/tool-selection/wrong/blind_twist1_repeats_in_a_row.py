# twist: 1
# fault: the same tool called several times in a row is one call
from collections import Counter
from itertools import groupby


def counted(called, expected):
    c, e = Counter(name for name, _ in groupby(called)), Counter(name for name, _ in groupby(expected))
    return (c & e).total(), c.total(), e.total()


def tool_selection(called, expected):
    h, c, e = counted(called, expected)
    return {"precision": h / c if c else None, "recall": h / e if e else None}


def tool_selection_over(cases):
    table = [counted(*case) for case in cases]
    h, c, e = (sum(row[i] for row in table) for i in range(3))
    ps = [row[0] / row[1] for row in table if row[1]]
    rs = [row[0] / row[2] for row in table if row[2]]
    return {
        "micro_precision": h / c if c else None,
        "micro_recall": h / e if e else None,
        "macro_precision": sum(ps) / len(ps) if ps else None,
        "macro_recall": sum(rs) / len(rs) if rs else None,
    }
