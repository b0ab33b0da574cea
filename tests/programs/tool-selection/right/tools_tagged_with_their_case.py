from collections import namedtuple
from itertools import starmap, filterfalse
from statistics import mean, StatisticsError

Sets = namedtuple("Sets", "called expected")


class Figures(dict):
    def __init__(self, sets):
        common = sets.called & sets.expected
        super().__init__(precision=_over(common, sets.called), recall=_over(common, sets.expected))


def _over(part, whole):
    try:
        return len(part) / len(whole)
    except ZeroDivisionError:
        return None


def _sets(called, expected):
    return Sets(frozenset(called), frozenset(expected))


def tool_selection(called, expected, /):
    return Figures(_sets(called, expected))


def tool_selection_over(cases, /):
    """Tag every tool with its case, so that the micro figures are those of one big case."""
    called = {(n, tool) for n, (one, _) in enumerate(cases) for tool in one}
    expected = {(n, tool) for n, (_, other) in enumerate(cases) for tool in other}
    micro = tool_selection(called, expected)
    report = {"micro_" + name: value for name, value in micro.items()}
    single = list(starmap(tool_selection, cases))
    for name in micro:
        try:
            report["macro_" + name] = mean(filterfalse(lambda v: v is None, (one[name] for one in single)))
        except StatisticsError:
            report["macro_" + name] = None
    return report
