from __future__ import annotations

from dataclasses import dataclass
from typing import Iterable


@dataclass(frozen=True)
class Confusion:
    hit: int = 0
    wrong: int = 0
    missed: int = 0

    @classmethod
    def of(cls, called: Iterable[str], expected: Iterable[str]) -> Confusion:
        c, e = frozenset(called), frozenset(expected)
        return cls(len(c.intersection(e)), len(c.difference(e)), len(e.difference(c)))

    def __add__(self, other: Confusion) -> Confusion:
        return Confusion(self.hit + other.hit, self.wrong + other.wrong, self.missed + other.missed)

    @property
    def precision(self) -> float | None:
        return self.hit / (self.hit + self.wrong) if self.hit or self.wrong else None

    @property
    def recall(self) -> float | None:
        return self.hit / (self.hit + self.missed) if self.hit or self.missed else None


def average(values: Iterable[float | None]) -> float | None:
    total, count = 0.0, 0
    for value in values:
        if value is not None:
            total, count = total + value, count + 1
    return total / count if count else None


def tool_selection(called: list[str], expected: list[str]) -> dict[str, float | None]:
    one = Confusion.of(called, expected)
    return {"precision": one.precision, "recall": one.recall, "hit": one.hit}


def tool_selection_over(cases: list[tuple[list[str], list[str]]]) -> dict[str, float | None]:
    each = [Confusion.of(*case) for case in cases]
    whole = sum(each, Confusion())
    return {
        "micro_precision": whole.precision,
        "micro_recall": whole.recall,
        "macro_precision": average(one.precision for one in each),
        "macro_recall": average(one.recall for one in each),
    }
