from functools import reduce
from itertools import accumulate


def frozen(value):
    match value:
        case bool() | None:
            return ("constant", str(value))
        case dict():
            return ("object", frozenset((key, frozen(inner)) for key, inner in value.items()))
        case list():
            return ("array", *map(frozen, value))
        case int() | float():
            return ("number", value)
        case _:
            return ("text", value)


def next_row(row, step, golden):
    best = [max(above, diagonal + (step == other)) for above, diagonal, other in zip(row[1:], row, golden)]
    return [0, *accumulate(best, max)]


def score_trajectory(actual, golden):
    mine = tuple((step["action"], frozen(step["action_input"])) for step in actual)
    theirs = tuple((step["action"], frozen(step["action_input"])) for step in golden)
    matched = reduce(lambda row, step: next_row(row, step, theirs), mine, [0] * (len(theirs) + 1))[-1]
    in_place = [a == b for a, b in zip(mine, theirs)].count(True)
    scores = {"extra_steps": len(mine) - matched, "exact_match": mine == theirs}
    for name, count in {"step": matched, "positional": in_place}.items():
        for share, steps in (("precision", mine), ("recall", theirs)):
            try:
                scores[f"{name}_{share}"] = count / len(steps)
            except ZeroDivisionError:
                scores[f"{name}_{share}"] = None
    return scores
