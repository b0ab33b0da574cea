"""Printing a comparison: what was missed first, the two sides on request."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trainer.comparing.rows import SIGNS, Fold, Mark, Row, folded, rows_of

if TYPE_CHECKING:
    from trainer.catalog.models import Drill
    from trainer.comparing.models import Comparison, Missed

_STYLES: dict[Mark, str] = {
    "missed": "red",
    "follows": "dim",
    "different": "cyan",
    "extra": "green",
    "same": "",
    "left out": "dim",
}
_LONGEST = 300
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
    for part in _summary(drill, comparison):
        console.print(part)
    if full:
        console.print()
        _print_sides(console, comparison)


def _summary(drill: Drill, comparison: Comparison) -> list[RenderableType]:
    report = comparison.report
    if report.problem is not None:
        return [Text(report.problem.message, "red"), Text("Nothing could be compared by what it does.", "dim")]
    if report.passed:
        return [Text("Nothing missed: every check passes.", "green")]
    parts: list[RenderableType] = []
    for number, missed in enumerate(comparison.missed, start=1):
        parts += _missed(drill, comparison, number, missed)
    if not comparison.missed:
        parts.append(Text(f"No single idea can be named as missed ({report.outcome}).", "red"))
    says = {landmark.id: landmark.say for landmark in drill.landmarks}
    if comparison.also:
        named = "; ".join(says.get(one, one) for one in comparison.also)
        parts.append(Text(f"Also failing, probably because of that: {named}.", "dim"))
    if comparison.not_confirmed:
        named = "; ".join(says.get(one, one) for one in comparison.not_confirmed)
        parts.append(Text(f"Not confirmed, since no check got that far: {named}.", "dim"))
    parts += [Text(f"Hint: {mistake.say}", "yellow") for mistake in report.mistakes]
    return parts


def _missed(drill: Drill, comparison: Comparison, number: int, missed: Missed) -> list[RenderableType]:
    says = {landmark.id: landmark.say for landmark in drill.landmarks}
    head = Text.assemble((f"{number}. MISSED  ", "bold red"), (missed.say, "bold"))
    for other in missed.alternatives:
        head.append(f", or: {says.get(other, other)}", "bold")
    parts: list[RenderableType] = [head]
    if missed.why:
        parts.append(_line("why", Text(missed.why)))
    others = [line for other in missed.alternatives for line in comparison.landmarks.get(other, ())]
    parts += [_line("reference", _code(comparison.reference, line)) for line in [*missed.reference_lines, *others]]
    parts += [_line("yours", _code(comparison.text, line)) for line in missed.learner_lines]
    if not missed.learner_lines:
        parts.append(_line("yours", Text("nothing that comes near it", "dim")))
    messages = [check.message for check in comparison.report.checks if check.name in missed.checks]
    if messages:
        parts.append(_line("check", Text(messages[0])))
    if missed.observed is not None:
        shown = str(missed.observed)
        parts.append(_line("observed", Text(shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]} …")))
    return [*parts, Text()]


def _line(label: str, value: Text) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=10, no_wrap=True, style="dim")
    table.add_column(overflow="fold")
    table.add_row(label, value)
    return Padding(table, (0, 0, 0, 3))


def _code(text: str, number: int) -> Text:
    lines = text.split("\n")
    line = lines[number - 1].strip() if number <= len(lines) else ""
    return Text.assemble((f"{number:>3}  ", "dim"), line)


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
