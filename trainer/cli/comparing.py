"""Printing a comparison: what was missed first, the two sides on request."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trainer.comparing.rows import SIGNS, Fold, Mark, Row, folded, rows_of
from trainer.comparing.summary import CodeLine, MissedNote, Summary, summary_of

if TYPE_CHECKING:
    from trainer.catalog.models import Drill
    from trainer.comparing.models import Comparison

_STYLES: dict[Mark, str] = {
    "missed": "red",
    "follows": "dim",
    "different": "cyan",
    "extra": "green",
    "same": "",
    "left out": "dim",
}
_TWO_COLUMNS = 100


def print_comparison(drill: Drill, comparison: Comparison, color: str, full: bool) -> None:
    """Print it to stdout. `color` is auto, always or never; `full` adds the two sides."""
    console = Console(
        force_terminal=True if color == "always" else None,
        no_color=color == "never" or (color == "auto" and bool(os.environ.get("NO_COLOR"))),
        highlight=False,
        markup=False,
        emoji=False,
    )
    for part in _summary(summary_of(drill, comparison)):
        console.print(part)
    if full:
        console.print()
        _print_sides(console, comparison)


def _summary(summary: Summary) -> list[RenderableType]:
    if summary.verdict == "nothing to compare":
        return [Text(summary.sentence, "red"), Text("Nothing could be compared by what it does.", "dim")]
    if summary.verdict == "passed":
        return [Text(summary.sentence, "green")]
    parts: list[RenderableType] = []
    for number, missed in enumerate(summary.missed, start=1):
        parts += _missed(number, missed)
    if summary.sentence:
        parts.append(Text(summary.sentence, "red"))
    parts += [Text(said, "dim") for said in (summary.follows, summary.not_confirmed) if said]
    return parts + [Text(f"Hint: {said}", "yellow") for said in summary.mistakes]


def _missed(number: int, missed: MissedNote) -> list[RenderableType]:
    parts: list[RenderableType] = [Text.assemble((f"{number}. MISSED  ", "bold red"), (missed.what, "bold"))]
    if missed.why:
        parts.append(_line("why", Text(missed.why)))
    parts += [_line("reference", _code(line)) for line in missed.reference]
    parts += [_line("yours", _code(line)) for line in missed.yours]
    if not missed.yours:
        parts.append(_line("yours", Text("nothing that comes near it", "dim")))
    for label, said in (("check", missed.message), ("observed", missed.observed)):
        if said:
            parts.append(_line(label, Text(said)))
    return [*parts, Text()]


def _line(label: str, value: Text) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=10, no_wrap=True, style="dim")
    table.add_column(overflow="fold")
    table.add_row(label, value)
    return Padding(table, (0, 0, 0, 3))


def _code(line: CodeLine) -> Text:
    return Text.assemble((f"{line.number:>3}  ", "dim"), line.text)


def _print_sides(console: Console, comparison: Comparison) -> None:
    rows = rows_of(comparison)
    if console.width >= _TWO_COLUMNS:
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column(ratio=1, overflow="fold")
        table.add_column(ratio=1, overflow="fold")
        table.expand = True
        table.add_row("", Text("reference", "dim"), Text("yours", "dim"))
        for row in folded(rows):
            table.add_row(*_cells(comparison, row))
        console.print(table)
    else:
        for row in folded(rows):
            mark, *sides = _cells(comparison, row)
            for label, side in zip(("reference", "yours    "), sides, strict=True):
                if side.plain:
                    console.print(Text.assemble(mark, " ", (f"{label} ", "dim"), side))
    counts = {mark: sum(row.mark == mark for row in rows) for mark in SIGNS}
    legend = "   ".join(f"{SIGNS[mark]} {mark} {count}".strip() for mark, count in counts.items() if count)
    console.print(Text(legend, "dim"))


def _cells(comparison: Comparison, row: Row | Fold) -> tuple[Text, Text, Text]:
    if isinstance(row, Fold):
        return Text(" " * 11), Text(f"… {len(row.rows)} lines the same", "dim"), Text()
    word = "" if row.mark in ("same", "left out") else row.mark
    mark = Text(f"{SIGNS[row.mark]} {word:<9}", _STYLES[row.mark])
    return mark, _side(comparison.reference, row.reference_line), _own_side(comparison.text, row)


def _side(text: str, number: int | None) -> Text:
    if number is None:
        return Text()
    return Text.assemble((f"{number:>3} ", "dim"), text.split("\n")[number - 1])


def _own_side(text: str, row: Row) -> Text:
    if row.again and row.learner_line is not None:
        return Text(f"{row.learner_line:>3} (the same line as above)", "dim")
    return _side(text, row.learner_line)
