# twist: 1

import contextlib
from fractions import Fraction
from itertools import chain


def matched(one, other):
    match sorted(one), sorted(other):
        case [[], _] | [_, []]:
            return 0
        case [[a, *rest], [b, *more]] if a == b:
            return 1 + matched(rest, more)
        case [[a, *rest], [b, *more]]:
            return matched(rest, [b, *more]) if a < b else matched([a, *rest], more)


def ratio(top, bottom):
    with contextlib.suppress(ZeroDivisionError):
        return float(Fraction(top, bottom))


def tool_selection(called, expected):
    hits = matched(called, expected)
    return dict(precision=ratio(hits, len(called)), recall=ratio(hits, len(expected)))


def tool_selection_over(cases):
    cases = list(cases)
    each = [tool_selection(*case) for case in cases]
    hits = sum(matched(*case) for case in cases)
    out = {}
    for side, name in enumerate(("precision", "recall")):
        figures = [one[name] for one in each if one[name] is not None]
        out["micro_" + name] = ratio(hits, sum(len(case[side]) for case in cases))
        out["macro_" + name] = sum(figures) / len(figures) if figures else None
    return out
