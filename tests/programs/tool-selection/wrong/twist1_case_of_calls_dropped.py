# twist: 1
# fault: the names of called tools are put into lower case

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from statistics import fmean
from typing import Iterable, Optional, Sequence


@dataclass(frozen=True)
class Tally:
    hits: int = 0
    called: int = 0
    expected: int = 0

    @classmethod
    def of(cls, called: Iterable[str], expected: Iterable[str]) -> "Tally":
        got, wanted = Counter(c.lower() for c in called), Counter(expected)
        return cls((got & wanted).total(), got.total(), wanted.total())

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.hits + other.hits, self.called + other.called, self.expected + other.expected)

    @property
    def precision(self) -> Optional[float]:
        return self.hits / self.called if self.called else None

    @property
    def recall(self) -> Optional[float]:
        return self.hits / self.expected if self.expected else None


def _mean(values: Iterable[Optional[float]]) -> Optional[float]:
    known = [value for value in values if value is not None]
    return fmean(known) if known else None


def tool_selection(called: Sequence[str], expected: Sequence[str]) -> dict[str, Optional[float]]:
    tally = Tally.of(called, expected)
    return {"precision": tally.precision, "recall": tally.recall}


def tool_selection_over(cases: Sequence[tuple[Sequence[str], Sequence[str]]]) -> dict[str, Optional[float]]:
    tallies = [Tally.of(called, expected) for called, expected in cases]
    total = sum(tallies, Tally())
    return {
        "micro_precision": total.precision,
        "micro_recall": total.recall,
        "macro_precision": _mean(tally.precision for tally in tallies),
        "macro_recall": _mean(tally.recall for tally in tallies),
    }
