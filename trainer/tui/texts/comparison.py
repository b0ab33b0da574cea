"""A comparison as text, laid out for a width: only what was missed, or the two sides aligned."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import zip_longest
from typing import NamedTuple

from textual.content import Content

from trainer.catalog.models import Drill
from trainer.comparing.models import Comparison
from trainer.comparing.rows import LEAST_FOLDED, SIGNS, Mark, Row, rows_of, runs_of
from trainer.comparing.summary import CodeLine, MissedNote, summary_of
from trainer.tui.texts.code import python
from trainer.tui.texts.hanging import code_lines, hanging_lines

SIDE_BY_SIDE = 100
"""From so many columns of the screen on the two sides stand beside each other."""

_ROOMY = 60
_STYLES: dict[Mark, str] = {
    "missed": "bold $text-error",
    "follows": "dim",
    "different": "$text-accent",
    "extra": "$text-accent",
    "same": "",
    "left out": "dim",
}
_PLAIN_MARKS: tuple[Mark, ...] = ("same", "left out")
_FAILED, _PASSED, _HINT = "bold $text-error", "bold $text-success", "bold $text-warning"


class Page(NamedTuple):
    """Lines that fit a width, and the first line of each marked place in them."""

    lines: tuple[Content, ...]
    places: tuple[int, ...]

    @property
    def text(self) -> Content:
        """All lines."""
        return Content("\n").join(self.lines)


class ComparisonText:
    """Lays a comparison out.

    Arguments:
        drill: the drill that was practised.
        comparison: what its program came to.
        reference: what a learner has to type of the reference.
        notes: sentences about earlier tries.
    """

    def __init__(self, drill: Drill, comparison: Comparison, reference: str, notes: tuple[str, ...] = ()) -> None:
        self._summary = summary_of(drill, comparison)
        self._reference = reference
        self._notes = notes
        self._texts = (comparison.reference, comparison.text)
        self._runs = runs_of(rows_of(comparison))

    @property
    def legend(self) -> str:
        """How many lines have which mark."""
        counts = {mark: sum(len(run) for one, run in self._runs if one == mark) for mark in SIGNS}
        marked = [f"{SIGNS[mark]} {mark} {count}" for mark, count in counts.items() if count and _is_marked(mark)]
        return "   ".join(marked) or "Both sides are the same."

    @property
    def can_fold(self) -> bool:
        """Whether there is a run of equal lines that is worth folding."""
        return any(_folds(mark, run) for mark, run in self._runs)

    # Only what was missed

    def missed(self, width: int, at: int | None = None) -> Page:
        """What was missed, the likeliest first; the reference where there is nothing to list.

        Arguments:
            width: columns of the lines.
            at: the place that is marked as the present one.
        """
        lines: list[Content] = []
        places: list[int] = []
        summary = self._summary
        if summary.sentence:
            word, style = ("PASS", _PASSED) if summary.verdict == "passed" else ("FAIL", _FAILED)
            lines += [*hanging_lines(Content.styled(f"{word}  ", style), Content(summary.sentence), width), Content("")]
        for number, note in enumerate(summary.missed, start=1):
            places.append(len(lines))
            lines += _note(number, note, width, at == number - 1)
        for said in (summary.follows, summary.not_confirmed):
            lines += [*hanging_lines(Content("  "), Content.styled(said, "dim"), width), Content("")] if said else []
        for said in summary.mistakes:
            lines += [*hanging_lines(Content.styled("hint  ", _HINT), Content(said), width), Content("")]
        for said in self._notes:
            lines += hanging_lines(Content.styled("before  ", "dim"), Content(said), width)
        if not summary.missed:
            lines += [Content.styled("The reference", "bold"), *_folded(python(self._reference, numbered=True), width)]
        return Page(tuple(lines), tuple(places))

    # The two sides

    def sides(self, width: int, beside: bool, at: int | None = None, unfolded: bool = False) -> Page:
        """The two sides aligned.

        Arguments:
            width: columns of the lines.
            beside: whether they stand beside each other; else one above the other.
            at: the place that is marked as the present one.
            unfolded: whether equal runs are shown too.
        """
        lines: list[Content] = []
        places: list[int] = []
        if beside:
            half = _half(width)
            lines.append(Content.styled(f"{'':13}{'reference':<{half + 8}}yours", "dim"))
        for mark, run in self._runs:
            if _folds(mark, run) and not unfolded:
                lines.append(Content.styled(f"{' ' * (13 if beside else 4)}… {len(run)} lines the same", "dim"))
                continue
            here = _is_marked(mark) and at == len(places)
            if _is_marked(mark):
                places.append(len(lines))
            laid = self._beside(mark, run, width, here) if beside else self._above(mark, run, width, here)
            lines += laid
        return Page(tuple(lines), tuple(places))

    @cached_property
    def _code(self) -> tuple[list[Content], list[Content]]:
        reference, yours = (python(text).split("\n", allow_blank=True) for text in self._texts)
        return reference, yours

    def _beside(self, mark: Mark, run: tuple[Row, ...], width: int, here: bool) -> Iterator[Content]:
        half = _half(width)
        sign = Content.styled(f"{SIGNS[mark]} {mark:<9}" if _is_marked(mark) else " " * 11, _STYLES[mark])
        for row in run:
            both = (self._reference_line(row), self._own_line(row))
            left, right = ([] if line is None else line.expand_tabs().fold(half) for line in both)
            first = True
            for one, other in zip_longest(left, right, fillvalue=Content("")):
                numbers = (row.reference_line, row.learner_line) if first else (None, None)
                yield Content.assemble(
                    _pointer(here),
                    sign if first else " " * 11,
                    (f"{numbers[0] or '':>3} ", "dim"),
                    one.pad_right(half - one.cell_length),
                    (" │ ", "dim"),
                    (f"{numbers[1] or '':>3} ", "dim"),
                    other,
                )
                first = False

    def _above(self, mark: Mark, run: tuple[Row, ...], width: int, here: bool) -> Iterator[Content]:
        if _is_marked(mark):
            yield Content.assemble(_pointer(here), (f"{SIGNS[mark]} {mark}", _STYLES[mark]))
        ours, own = ("reference", "yours") if width >= _ROOMY else ("ref", "you")
        size = len(ours)
        reference = [(row.reference_line, self._reference_line(row)) for row in run]
        yours = [(row.learner_line, self._own_line(row)) for row in run]
        if mark == "same":
            yours = [(row.learner_line, self._own_line(row)) for row in run if row.reference_line is None]
        for label, side in (("both" if mark == "same" else ours, reference), (own, yours)):
            shown = label
            for number, line in side:
                if line is not None:
                    prefix = Content.styled(f"  {shown:<{size}} {number:>3}  ", "dim")
                    yield from code_lines(prefix, line, width)
                    shown = ""

    def _reference_line(self, row: Row) -> Content | None:
        return _line_at(self._code[0], row.reference_line)

    def _own_line(self, row: Row) -> Content | None:
        if row.again and row.learner_line is not None:
            return Content.styled("(the same line as above)", "dim")
        return _line_at(self._code[1], row.learner_line)


def _is_marked(mark: Mark) -> bool:
    return mark not in _PLAIN_MARKS


def _folds(mark: Mark, run: tuple[Row, ...]) -> bool:
    return mark == "same" and len(run) >= LEAST_FOLDED


def _half(width: int) -> int:
    """Columns of code on each side: the pointer, the mark, two numbers and the line between taken off."""
    return (width - 24) // 2


def _pointer(here: bool) -> Content:
    return Content.styled("> " if here else "  ", "bold")


def _line_at(lines: list[Content], number: int | None) -> Content | None:
    return lines[number - 1] if number is not None and number <= len(lines) else None


def _note(number: int, note: MissedNote, width: int, here: bool) -> Iterator[Content]:
    head = Content.assemble(_pointer(here), (f"{number}. MISSED  ", _FAILED))
    yield from hanging_lines(head, Content.styled(note.what, "bold"), width, indent=4)
    if note.why:
        yield from hanging_lines(_label("why"), Content(note.why), width)
    yield from _code_lines("reference", note.reference, width)
    yield from _code_lines("yours", note.yours, width)
    if not note.yours:
        yield from hanging_lines(_label("yours"), Content.styled("nothing that comes near it", "dim"), width)
    for label, said in (("check", note.message), ("observed", note.observed)):
        if said:
            yield from hanging_lines(_label(label), Content(said), width)
    yield Content("")


def _code_lines(label: str, lines: tuple[CodeLine, ...], width: int) -> Iterator[Content]:
    for place, line in enumerate(lines):
        prefix = Content.assemble(_label("" if place else label), (f"{line.number:>3}  ", "dim"))
        yield from code_lines(prefix, python(line.text), width)


def _label(word: str) -> Content:
    return Content.styled(f"    {word:<10}", "dim")


def _folded(code: Content, width: int) -> Iterator[Content]:
    lines = code.split("\n", allow_blank=True)
    numbers = 3 + len(str(len(lines)))
    for line in lines:
        yield from code_lines(line[:numbers], line[numbers:], width)
