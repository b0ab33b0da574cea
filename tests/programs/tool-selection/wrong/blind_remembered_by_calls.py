# fault: the figures of a run are remembered by what it called, whatever was expected
MEMORY = {}


def tool_selection(called, expected):
    known = tuple(called)
    if known not in MEMORY:
        c, e = set(called), set(expected)
        hits = len(c & e)
        MEMORY[known] = {"precision": hits / len(c) if c else None, "recall": hits / len(e) if e else None}
    return dict(MEMORY[known])


def tool_selection_over(cases):
    h = sum(len(set(c) & set(e)) for c, e in cases)
    made = sum(len(set(c)) for c, _ in cases)
    wanted = sum(len(set(e)) for _, e in cases)
    singles = [tool_selection(*case) for case in cases]
    ps = [s["precision"] for s in singles if s["precision"] is not None]
    rs = [s["recall"] for s in singles if s["recall"] is not None]
    return {
        "micro_precision": h / made if made else None,
        "micro_recall": h / wanted if wanted else None,
        "macro_precision": sum(ps) / len(ps) if ps else None,
        "macro_recall": sum(rs) / len(rs) if rs else None,
    }
