# fault: in the macro figures a case weighs as much as it has tools
def tool_selection(called, expected):
    c, e = set(called), set(expected)
    hits = len(c & e)
    return {"precision": hits / len(c) if c else None, "recall": hits / len(e) if e else None}


def tool_selection_over(cases):
    h = made = wanted = 0
    weight = {"precision": 0, "recall": 0}
    total = {"precision": 0, "recall": 0}
    for called, expected in cases:
        c, e = set(called), set(expected)
        h, made, wanted = h + len(c & e), made + len(c), wanted + len(e)
        for name, figure in tool_selection(called, expected).items():
            if figure is not None:
                weight[name] += len(c | e)
                total[name] += figure * len(c | e)
    mean = {name: total[name] / weight[name] if weight[name] else None for name in total}
    return {
        "micro_precision": h / made if made else None,
        "micro_recall": h / wanted if wanted else None,
        "macro_precision": mean["precision"],
        "macro_recall": mean["recall"],
    }
