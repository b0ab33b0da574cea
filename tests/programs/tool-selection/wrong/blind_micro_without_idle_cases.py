# fault: the micro figures leave out a case in which nothing was called, so that its missed tools do not count
def tool_selection(called, expected):
    c, e = set(called), set(expected)
    hits = len(c & e)
    return {"precision": hits / len(c) if c else None, "recall": hits / len(e) if e else None}


def tool_selection_over(cases):
    h = made = wanted = 0
    ps, rs = [], []
    for called, expected in cases:
        figures = tool_selection(called, expected)
        if figures["recall"] is not None:
            rs.append(figures["recall"])
        if figures["precision"] is None:
            continue
        ps.append(figures["precision"])
        h += len(set(called) & set(expected))
        made += len(set(called))
        wanted += len(set(expected))
    return {
        "micro_precision": h / made if made else None,
        "micro_recall": h / wanted if wanted else None,
        "macro_precision": sum(ps) / len(ps) if ps else None,
        "macro_recall": sum(rs) / len(rs) if rs else None,
    }
