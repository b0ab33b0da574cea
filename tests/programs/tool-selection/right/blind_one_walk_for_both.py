from itertools import starmap


def distinct(names, seen=()):
    match list(names):
        case []:
            return seen
        case [first, *rest]:
            return distinct(rest, seen if first in seen else (*seen, first))


def divided(part, whole):
    try:
        return part / whole
    except ZeroDivisionError:
        return None


def counted(called, expected):
    called, expected = distinct(called), distinct(expected)
    return sum(name in expected for name in called), len(called), len(expected)


def tool_selection(called, expected):
    both, made, wanted = counted(called=called, expected=expected)
    return {"precision": divided(both, made), "recall": divided(both, wanted)}


def macro(figures):
    figures = tuple(figure for figure in figures if figure is not None)
    return divided(sum(figures), len(figures))


def tool_selection_over(cases):
    both, made, wanted = [sum(column) for column in zip((0, 0, 0), *starmap(counted, cases))]
    singles = list(starmap(tool_selection, cases))
    return {
        "micro_precision": divided(both, made),
        "micro_recall": divided(both, wanted),
        **{f"macro_{which}": macro(single[which] for single in singles) for which in ("precision", "recall")},
    }
