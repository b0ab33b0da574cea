# fault: where tools were called and none was expected, precision is None and not 0
def tool_selection(called, expected):
    c, e = set(called), set(expected)
    if not e:
        return {"precision": None, "recall": None}
    hits = len(c & e)
    return {"precision": hits / len(c) if c else None, "recall": hits / len(e)}


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
