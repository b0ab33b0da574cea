"""Plain output: JSON documents, and a little colour where a terminal shows it."""

from __future__ import annotations

import os
import sys

from trainer.cli.terminal import is_dumb

_CODES = {"good": "32", "bad": "31", "dim": "2", "strong": "1", "warn": "33"}


def print_json(document: object) -> None:
    """Print one JSON document."""
    import json  # not on the way of what is printed as text

    print(json.dumps(document, ensure_ascii=False, indent=2))


class Paint:
    """Colours words for stdout, by the wish of `--color`, NO_COLOR and whether it is a terminal."""

    def __init__(self, wish: str = "auto") -> None:
        wanted = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and not is_dumb()
        self._on = wish == "always" or (wish == "auto" and wanted)

    def __call__(self, style: str, text: str) -> str:
        """`text` in `style`: good, bad, dim, strong or warn."""
        return f"\x1b[{_CODES[style]}m{text}\x1b[0m" if self._on else text


def wrapped(text: str, indent: str = "", width: int = 80) -> str:
    """`text` folded to `width` columns, every line indented; blank lines and line breaks of the text stay."""
    import textwrap

    lines = text.strip("\n").split("\n")
    return "\n".join(
        textwrap.fill(line, width, initial_indent=indent, subsequent_indent=indent) if line.strip() else ""
        for line in lines
    )
