# fault: names that differ only by a hyphen or an underscore are taken for the same tool
def name_of(text):
    return text.replace("-", "_")


def tool_selection(called, expected):
    c, e = set(map(name_of, called)), set(map(name_of, expected))
    hits = len(c & e)
    return {"precision": hits / len(c) if c else None, "recall": hits / len(e) if e else None}


def tool_selection_over(cases):
    pairs = [(set(map(name_of, c)), set(map(name_of, e))) for c, e in cases]
    h, made, wanted = sum(len(c & e) for c, e in pairs), sum(len(c) for c, _ in pairs), sum(len(e) for _, e in pairs)
    ps = [len(c & e) / len(c) for c, e in pairs if c]
    rs = [len(c & e) / len(e) for c, e in pairs if e]
    return {
        "micro_precision": h / made if made else None,
        "micro_recall": h / wanted if wanted else None,
        "macro_precision": sum(ps) / len(ps) if ps else None,
        "macro_recall": sum(rs) / len(rs) if rs else None,
    }
