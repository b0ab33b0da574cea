"""Plain output: JSON documents, and a little colour where a terminal shows it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

from trainer.cli.terminal import is_dumb

if TYPE_CHECKING:
    from trainer.rehearsal.hung import Hung

_CODES = {"good": "32", "bad": "31", "dim": "2", "strong": "1", "warn": "33"}


def print_json(document: object) -> None:
    """Print one JSON document; with escapes where the output is not UTF-8, which is what JSON is read as."""
    import json  # not on the way of what is printed as text

    escaped = (sys.stdout.encoding or "utf-8").lower().replace("-", "") != "utf8"
    print(json.dumps(document, ensure_ascii=escaped, indent=2))


class Paint:
    """Colours words for stdout, by the wish of `--color`, NO_COLOR and whether it is a terminal."""

    def __init__(self, wish: str = "auto") -> None:
        wanted = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and not is_dumb()
        self._on = wish == "always" or (wish == "auto" and wanted)

    def __call__(self, style: str, text: str) -> str:
        """`text` in `style`: good, bad, dim, strong or warn."""
        return f"\x1b[{_CODES[style]}m{text}\x1b[0m" if self._on else text


def print_hung(lines: Iterable[Hung]) -> None:
    """Print lines: on a terminal folded to its width, elsewhere each whole."""
    import shutil
    import textwrap

    columns = max(40, shutil.get_terminal_size().columns) if sys.stdout.isatty() else 0
    for line in lines:
        whole = str(line)
        if columns and len(whole) > columns and line.words:
            below = " " * len(line.head)
            whole = textwrap.fill(line.words, columns, initial_indent=line.head, subsequent_indent=below)
        print(whole)


def wrapped(text: str, indent: str = "") -> str:
    """`text` folded to 80 columns, every line indented; blank lines and line breaks of the text stay."""
    import textwrap

    lines = text.strip("\n").split("\n")
    return "\n".join(
        textwrap.fill(line, 80, initial_indent=indent, subsequent_indent=indent) if line.strip() else ""
        for line in lines
    )
