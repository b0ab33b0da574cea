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
        hint = f" Did you mean {' or '.join(failure.nearest)}?" if failure.nearest else ""
        message = str(failure)
        print(message if "Did you mean" in message else message + hint, file=sys.stderr)
    return failure.code
