# fault: the list of calls that came in loses its repeats
def tool_selection(called, expected):
    called[:] = dict.fromkeys(called)
    wanted = set(expected)
    hits = len([name for name in called if name in wanted])
    return {"precision": hits / len(called) if called else None, "recall": hits / len(wanted) if wanted else None}


def tool_selection_over(cases):
    h = sum(len(set(c) & set(e)) for c, e in cases)
    made = sum(len(set(c)) for c, _ in cases)
    wanted = sum(len(set(e)) for _, e in cases)
    singles = [tool_selection(list(c), e) for c, e in cases]
    ps = [s["precision"] for s in singles if s["precision"] is not None]
    rs = [s["recall"] for s in singles if s["recall"] is not None]
    return {
        "micro_precision": h / made if made else None,
        "micro_recall": h / wanted if wanted else None,
        "macro_precision": sum(ps) / len(ps) if ps else None,
        "macro_recall": sum(rs) / len(rs) if rs else None,
    }
