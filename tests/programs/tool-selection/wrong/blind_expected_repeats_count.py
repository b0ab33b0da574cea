# fault: recall is over all expected calls, so that an expected tool that stands twice counts twice
def shares(called, expected):
    c, e = set(called), set(expected)
    return len(c & e), len(c), len(expected)


def tool_selection(called, expected):
    h, c, e = shares(called, expected)
    return {"precision": h / c if c else None, "recall": h / e if e else None}


def tool_selection_over(cases):
    table = [shares(*case) for case in cases]
    h, c, e = (sum(row[i] for row in table) for i in range(3))
    ps = [row[0] / row[1] for row in table if row[1]]
    rs = [row[0] / row[2] for row in table if row[2]]
    return {
        "micro_precision": h / c if c else None,
        "micro_recall": h / e if e else None,
        "macro_precision": sum(ps) / len(ps) if ps else None,
        "macro_recall": sum(rs) / len(rs) if rs else None,
    }
