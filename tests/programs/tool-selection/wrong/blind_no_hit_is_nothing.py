# fault: where no called tool was expected, both figures are None and not 0
def tool_selection(called, expected):
    c, e = set(called), set(expected)
    hits = len(c & e)
    return {"precision": hits / len(c) if hits else None, "recall": hits / len(e) if hits else None}


def tool_selection_over(cases):
    h = c = e = 0
    ps, rs = [], []
    for called, expected in cases:
        one, two = set(called), set(expected)
        hits = len(one & two)
        h, c, e = h + hits, c + len(one), e + len(two)
        if one:
            ps.append(hits / len(one))
        if two:
            rs.append(hits / len(two))
    return {
        "micro_precision": h / c if c else None,
        "micro_recall": h / e if e else None,
        "macro_precision": sum(ps) / len(ps) if ps else None,
        "macro_recall": sum(rs) / len(rs) if rs else None,
    }
