"""A comparison as rows: the reference in its order on one side, beside it the program's lines that do the same."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter
from typing import Literal, NamedTuple

from trainer.comparing.models import Comparison

Mark = Literal["missed", "follows", "different", "extra", "same", "left out"]
SIGNS: dict[Mark, str] = {
    "missed": "✗",
    "follows": "·",
    "different": "~",
    "extra": "+",
    "same": " ",
    "left out": " ",
}
"""A sign for each mark; it is never shown without its word or its place in a legend."""
LEAST_FOLDED = 3
"""Of fewer rows nothing is gained by putting them together."""


class Row(NamedTuple):
    """A line of either side, or of both. `again` says that the program's line stands in a row above as well."""

    mark: Mark
    reference_line: int | None
    learner_line: int | None
    again: bool = False


class Fold(NamedTuple):
    """A run of rows that are the same on both sides."""

    rows: tuple[Row, ...]


def rows_of(comparison: Comparison) -> tuple[Row, ...]:
    """Every line that somebody has to type, with its mark; the program's own lines stand where they stand in it."""
    marks = _marks(comparison)
    rows: list[Row] = []
    shown: set[int] = set()
    own = [line for first, last in comparison.extra for line in range(first, last + 1)]
    for number, line in enumerate(comparison.reference.split("\n"), start=1):
        if number in comparison.hidden or not line.strip() or _is_import(line):
            continue
        places = comparison.pairs.get(number, ())
        before = [one for one in own if places and one < places[0]]
        rows += [Row("extra", None, one) for one in before]
        own = own[len(before) :]
        rows += _side_by_side(marks.get(number, _mark_without_landmark(comparison, number)), number, places, shown)
    return (*rows, *(Row("extra", None, one) for one in own))


def folded(rows: Iterable[Row]) -> tuple[Row | Fold, ...]:
    """The rows, runs of at least `LEAST_FOLDED` that are the same on both sides put together."""
    gathered: list[Row | Fold] = []
    for mark, run in runs_of(rows):
        gathered += [Fold(run)] if mark == "same" and len(run) >= LEAST_FOLDED else run
    return tuple(gathered)


def runs_of(rows: Iterable[Row]) -> tuple[tuple[Mark, tuple[Row, ...]], ...]:
    """The rows put together where one follows the other with the same mark."""
    return tuple((mark, tuple(run)) for mark, run in groupby(rows, key=attrgetter("mark")))


def _marks(comparison: Comparison) -> dict[int, Mark]:
    marks: dict[int, Mark] = {}
    for landmark in comparison.also:
        marks.update(dict.fromkeys(comparison.landmarks.get(landmark, ()), "follows"))
    for missed in comparison.missed:
        for landmark in (missed.landmark, *missed.alternatives):
            marks.update(dict.fromkeys(comparison.landmarks.get(landmark, ()), "missed"))
    return marks


def _mark_without_landmark(comparison: Comparison, number: int) -> Mark:
    if number in comparison.same:
        return "same"
    return "different" if comparison.pairs.get(number) else "left out"


def _side_by_side(mark: Mark, number: int, places: tuple[int, ...], shown: set[int]) -> list[Row]:
    rows = [Row(mark, number, None)] if not places else []
    for index, place in enumerate(places):
        if index and place in shown:
            continue
        rows.append(Row(mark, number if index == 0 else None, place, again=place in shown))
        shown.add(place)
    return rows


def _is_import(line: str) -> bool:
    return line.startswith(("import ", "from "))
