from __future__ import annotations

import statistics
from dataclasses import astuple, dataclass


@dataclass(frozen=True)
class Tally:
    both: int = 0
    called: int = 0
    expected: int = 0

    @classmethod
    def of(cls, called, expected) -> Tally:
        one, other = frozenset(called), frozenset(expected)
        return cls(len(one & other), len(one), len(other))

    def __add__(self, more: Tally) -> Tally:
        return Tally(*(a + b for a, b in zip(astuple(self), astuple(more))))

    @property
    def precision(self):
        return None if not self.called else self.both / self.called

    @property
    def recall(self):
        return None if not self.expected else self.both / self.expected


def tool_selection(called, expected):
    tally = Tally.of(called, expected)
    return {name: getattr(tally, name) for name in ("recall", "precision")}


def tool_selection_over(cases):
    tallies = [Tally.of(*case) for case in cases]
    whole = sum(tallies, start=Tally())
    figures = {}
    for name in ("precision", "recall"):
        figures["micro_" + name] = getattr(whole, name)
        known = [figure for tally in tallies if (figure := getattr(tally, name)) is not None]
        figures["macro_" + name] = statistics.fmean(known) if known else None
    return figures
