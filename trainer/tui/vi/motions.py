"""Where the motions of vi lead, and what an operator takes; over lines of text alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from trainer.tui.vi.commands import LINES, Command

Place = tuple[int, int]
"""A row and a column, both from 0."""

WHOLE_LINES = frozenset({"j", "k", "gg", "G", LINES})
"""Motions with which an operator takes whole lines."""

_LARGEST = 100_000
"""More repetitions than any program has lines or words."""


class Span(NamedTuple):
    """What an operator takes: from `start` to before `end`; whole lines, both included, where `lines`."""

    start: Place
    end: Place
    lines: bool = False


def motion_end(lines: Sequence[str], place: Place, command: Command) -> Place:
    """Where a motion leads from a place; in the text or at the end of a line."""
    step = _STEPS.get(command.key)
    if step is None:
        return _line_motion_end(lines, place, command)
    for _ in range(min(command.times, _LARGEST)):
        before, place = place, step(lines, place)
        if place == before:
            break
    return place


def _line_motion_end(lines: Sequence[str], place: Place, command: Command) -> Place:
    row, column = place
    last = len(lines) - 1
    match command.key:
        case "h":
            column -= command.times
        case "l":
            column += command.times
        case "0":
            column = 0
        case "$":
            row = min(last, row + command.times - 1)
            column = len(lines[row])
        case "j" | "k":
            return min(max(row + (command.times if command.key == "j" else -command.times), 0), last), column
        case "gg" | "G":
            row = 0 if command.key == "gg" else last
            row = min(command.number - 1, last) if command.number else row
            column = first_column(lines[row])
        case _:
            column = first_column(lines[row])
    return row, min(max(column, 0), len(lines[row]))


def span_of(lines: Sequence[str], place: Place, command: Command) -> Span:
    """What an operator takes with its motion."""
    row, column = place
    if command.key == LINES:
        return Span((row, 0), (min(len(lines) - 1, row + command.times - 1), 0), lines=True)
    if command.operator == "c" and command.key == "w" and not lines[row][column : column + 1].isspace():
        # As vi has it: changing a word leaves the space behind it.
        command = command._replace(key="e")
    end = motion_end(lines, place, command)
    if command.key in WHOLE_LINES:
        first, last = sorted((row, end[0]))
        return Span((first, 0), (last, 0), lines=True)
    if command.key == "e":
        end = end[0], min(len(lines[end[0]]), end[1] + 1)
    if command.key == "w":
        end = _at_line_end(lines, place, end)
    start, end = sorted((place, end))
    return Span(start, end)


def first_column(line: str) -> int:
    """The column of the first character that is no space; of the last one where all are."""
    return len(line) - len(line.lstrip()) if line.strip() else max(0, len(line) - 1)


def _at_line_end(lines: Sequence[str], place: Place, end: Place) -> Place:
    """An operator with `w` stops behind the last word of a line, not before the first one of the next."""
    row, column = end
    while row > place[0] and not lines[row][:column].strip():
        row -= 1
        column = len(lines[row])
    return row, column


def _sort(character: str) -> int:
    if not character or character.isspace():
        return 0
    return 1 if character.isalnum() or character == "_" else 2


def _next_word(lines: Sequence[str], place: Place) -> Place:
    row, column = place
    line = lines[row]
    sort = _sort(line[column : column + 1])
    while sort and column < len(line) and _sort(line[column]) == sort:
        column += 1
    while True:
        while column < len(line) and not _sort(line[column]):
            column += 1
        if column < len(line) or row == len(lines) - 1:
            return row, column
        row, column = row + 1, 0
        line = lines[row]
        if not line:
            return row, 0


def _word_before(lines: Sequence[str], place: Place) -> Place:
    row, column = place
    while True:
        line = lines[row]
        while column > 0 and not _sort(line[column - 1]):
            column -= 1
        if column > 0 or row == 0:
            break
        row -= 1
        column = len(lines[row])
        if not column:
            return row, 0
    sort = _sort(line[column - 1 : column])
    while column > 0 and _sort(line[column - 1]) == sort:
        column -= 1
    return row, column


def _word_end(lines: Sequence[str], place: Place) -> Place:
    row, column = place[0], place[1] + 1
    while column >= len(lines[row]) or not lines[row][column:].strip():
        if row == len(lines) - 1:
            return row, max(0, len(lines[row].rstrip()) - 1)
        row, column = row + 1, 0
    line = lines[row]
    while not _sort(line[column]):
        column += 1
    sort = _sort(line[column])
    while column + 1 < len(line) and _sort(line[column + 1]) == sort:
        column += 1
    return row, column


_STEPS: dict[str, Callable[[Sequence[str], Place], Place]] = {"w": _next_word, "b": _word_before, "e": _word_end}
