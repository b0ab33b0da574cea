"""In which line of a TOML file a key stands. Parsers of TOML do not say; only a file with a fault needs it."""

from __future__ import annotations

import functools
import re

from trainer.catalog.shapes import Key

_STRING_OR_COMMENT = re.compile(
    r'"""(?:\\.|[^\\])*?""""{0,2}'
    r"|'''.*?''''{0,2}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|\#[^\n]*",
    re.DOTALL,
)
_HEADER = re.compile(r"\s*(\[\[?)([\w.\- ]+)\]")
_ENTRY = re.compile(r"\s*([\w\-]+(?:\s*\.\s*[\w\-]+)*)\s*=")

_MOST_LEVELS = 20
"""Of a key, that are looked at: no format has so many."""


def line_of(text: str, key: Key) -> int:
    """The line (1-based) of `key` in a TOML document that parses, or of what is nearest around it."""
    lines = _lines_of_keys(text)
    return next(lines[key[:size]] for size in range(len(key), -1, -1) if key[:size] in lines)


@functools.lru_cache(maxsize=1)
def _lines_of_keys(text: str) -> dict[Key, int]:
    lines: dict[Key, int] = {(): 1}
    sizes: dict[Key, int] = {}
    table: Key = ()
    depth = 0
    for number, line in enumerate(_STRING_OR_COMMENT.sub(_blank, text).split("\n"), start=1):
        header = _HEADER.match(line) if depth == 0 else None
        if header:
            table = _opened(_names(header[2]), header[1] == "[[", sizes)
            _note(lines, table, number)
            continue
        entry = _ENTRY.match(line) if depth == 0 else None
        if entry:
            _note(lines, table + _names(entry[1]), number)
        depth += sum(line.count(bracket) for bracket in "[{") - sum(line.count(bracket) for bracket in "]}")
    return lines


def _blank(found: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", found[0])


def _names(dotted: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in dotted.split("."))


def _opened(names: tuple[str, ...], is_entry: bool, sizes: dict[Key, int]) -> Key:
    """The full key of the table that a header opens; `sizes` counts the entries of each list of tables."""
    key: Key = ()
    for position, name in enumerate(names, start=1):
        key = (*key, name)
        if is_entry and position == len(names):
            sizes[key] = sizes.get(key, 0) + 1
        if key in sizes:
            key = (*key, sizes[key] - 1)
    return key


def _note(lines: dict[Key, int], key: Key, number: int) -> None:
    for size in range(1, min(len(key), _MOST_LEVELS) + 1):
        lines.setdefault(key[:size], number)
