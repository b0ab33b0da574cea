# fault: cases that are alike count once in the suite's figures
def tool_selection(called, expected):
    c, e = set(called), set(expected)
    hits = len(c & e)
    return {"precision": hits / len(c) if c else None, "recall": hits / len(e) if e else None}


def tool_selection_over(cases):
    distinct = {(frozenset(called), frozenset(expected)) for called, expected in cases}
    h = sum(len(c & e) for c, e in distinct)
    made = sum(len(c) for c, _ in distinct)
    wanted = sum(len(e) for _, e in distinct)
    singles = [tool_selection(*case) for case in distinct]
    ps = [s["precision"] for s in singles if s["precision"] is not None]
    rs = [s["recall"] for s in singles if s["recall"] is not None]
    return {
        "micro_precision": h / made if made else None,
        "micro_recall": h / wanted if wanted else None,
        "macro_precision": sum(ps) / len(ps) if ps else None,
        "macro_recall": sum(rs) / len(rs) if rs else None,
    }
