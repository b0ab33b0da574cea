"""Wrong use and other reasons why a command can't do its work, as a sentence or as JSON."""

from __future__ import annotations

import sys
from collections.abc import Iterable


class CommandFailure(Exception):
    """A command can't be carried out: `kind` is a word for programs, the message a sentence for people."""

    def __init__(self, kind: str, message: str, nearest: Iterable[str] = (), code: int = 2) -> None:
        super().__init__(message)
        self.kind = kind
        self.nearest = tuple(nearest)
        self.code = code


def report_failure(failure: CommandFailure, as_json: bool) -> int:
    """Say what went wrong, on stderr or as the one JSON document on stdout, and give the exit code."""
    if as_json:
        import json

        error = {"kind": failure.kind, "message": str(failure), "nearest": list(failure.nearest)}
        print(json.dumps({"error": error}, ensure_ascii=False))
    else:
        import re

        from trainer.checking.cleaning import clean

        # It may name what was typed, or what a file is called.
        message = clean(str(failure))
        # A message may ask that itself, or list all that there are.
        words = set(re.findall(r"[\w.+-]*\w", message))
        unsaid = not words.issuperset(failure.nearest)
        hint = f" Did you mean {' or '.join(failure.nearest)}?" if unsaid and "Did you mean" not in message else ""
        print(message + hint, file=sys.stderr)
    return failure.code
