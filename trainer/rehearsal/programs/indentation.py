"""Where a line of Python begins: what Enter, Tab, Shift+Tab and Backspace do to it."""

from __future__ import annotations

import re

STEP = 4
"""Columns of one level."""

_ENDS_BLOCK = re.compile(r"(?:return|pass|break|continue|raise)\b")
_TOKEN = re.compile(r"\"\"\"|'''|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'|#.*|[()\[\]{}]")
_OPENING, _CLOSING = "([{", ")]}"


def next_indent(before: str) -> int:
    """Spaces to begin the next line with, when Enter is typed behind `before` in its line."""
    indent = leading_spaces(before)
    code, depth = _code_of(before)
    if depth > 0 or code.endswith(":"):
        return indent + STEP
    if depth == 0 and _ENDS_BLOCK.match(code):
        return max(0, indent - STEP)
    return indent


def new_line_indent(line: str, column: int) -> int:
    """Spaces to begin the next line with, when Enter is typed at `column` of `line`."""
    before = line[:column]
    if not before.strip():
        # Before the code of a line: it keeps its column.
        return len(before) if line.strip() else leading_spaces(before)
    return next_indent(before)


def leading_spaces(line: str) -> int:
    """Spaces at the beginning of a line."""
    return len(line) - len(line.lstrip(" "))


def to_stop_after(column: int) -> int:
    """Spaces that Tab inserts at `column`."""
    return STEP - column % STEP


def to_stop_before(before: str) -> int:
    """Characters that Backspace takes away behind `before`: in the indentation, those back to the stop."""
    if not before or before.strip(" "):
        return 1
    return (len(before) - 1) % STEP + 1


def dedent_of(line: str) -> int:
    """Spaces that Shift+Tab takes from the beginning of a line."""
    spaces = leading_spaces(line)
    return (spaces - 1) % STEP + 1 if spaces else 0


def _code_of(line: str) -> tuple[str, int]:
    """A line without its comment, stripped, and how many brackets it leaves open (fewer than none where it closes
    those of earlier lines)."""
    depth = 0
    code = line
    for token in _TOKEN.finditer(line):
        mark = token[0]
        if mark in _OPENING:
            depth += 1
        elif mark in _CLOSING:
            depth -= 1
        elif mark.startswith("#"):
            code = line[: token.start()]
    return code.strip(), depth
