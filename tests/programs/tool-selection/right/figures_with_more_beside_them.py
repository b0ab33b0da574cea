from collections import namedtuple
from types import MappingProxyType

R = namedtuple("R", "hit called expected")


def _r(c, e):
    return R(len(set(c) & set(e)), len(set(c)), len(set(e)))


class Figures(dict):
    def __repr__(self):
        return "Figures"


def tool_selection(called, expected):
    r = _r(called, expected)
    return Figures(
        precision=r.hit / r.called if r.called else None,
        recall=r.hit / r.expected if r.expected else None,
        raw=object(),
        counts=r,
    )


def tool_selection_over(cases):
    rows = [_r(*c) for c in cases]

    def micro(k):
        d = sum(getattr(r, k) for r in rows)
        return sum(r.hit for r in rows) / d if d else None

    def macro(k):
        xs = [r.hit / getattr(r, k) for r in rows if getattr(r, k)]
        return sum(xs) / len(xs) if xs else None

    return Figures(
        micro_precision=micro("called"),
        micro_recall=micro("expected"),
        macro_precision=macro("called"),
        macro_recall=macro("expected"),
        rows=iter(rows),
    )
