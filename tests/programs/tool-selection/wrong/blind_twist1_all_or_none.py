# twist: 1
# fault: a tool's calls are right only if there are exactly as many of them as expected
from collections import Counter


def counted(called, expected):
    c, e = Counter(called), Counter(expected)
    return sum(n for name, n in c.items() if e[name] == n), c.total(), e.total()


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
