from statistics import fmean

S = lambda c, e: ({*c} & {*e}, {*c}, {*e})
d = lambda a, b: a / b if b else None
m = lambda v: fmean(v) if v else None
tool_selection = lambda called, expected: (
    lambda h, c, e: {"precision": d(len(h), len(c)), "recall": d(len(h), len(e))}
)(*S(called, expected))


def tool_selection_over(cases):
    n = [sum(len(S(*x)[i]) for x in cases) for i in (0, 1, 2)]
    q = [[r for x in cases if (r := tool_selection(*x)[k]) is not None] for k in ("precision", "recall")]
    return {
        "micro_precision": d(n[0], n[1]),
        "micro_recall": d(n[0], n[2]),
        "macro_precision": m(q[0]),
        "macro_recall": m(q[1]),
    }
