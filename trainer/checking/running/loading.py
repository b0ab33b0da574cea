"""Why a program could not be loaded, in a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from trainer.checking.cleaning import clean
from trainer.checking.report import Problem
from trainer.checking.running import verdicts
from trainer.checking.running.naming import listed


def load_problem(reply: dict[str, Any], text: str, asked: Iterable[str] = ()) -> Problem:
    """What a worker said instead of having loaded the program `text`; `asked` are the names that it is to define."""
    if "exit" in reply:
        code = clean(str(reply["exit"]))
        return Problem(
            "SystemExit",
            f"Your program ended itself while it was loaded (exit status {code}), before anything could be called.",
            verdicts.line_of(reply),
        )
    half = re.search("[\ud800-\udfff]", text)
    if half:
        line = text.count("\n", 0, half.start()) + 1
        return Problem("encoding", f"Line {line} holds what is no UTF-8. Save the file as UTF-8.", line)
    error = verdicts.error_in(reply["problem"])
    if error["type"] == "missing" and isinstance(error["message"], list):
        names = [clean(str(name))[:80] for name in error["message"]]
        return _missing(names, reply["problem"].get("defined"), text, asked)
    return _raised(error)


def _raised(error: dict[str, Any]) -> Problem:
    kind, line, column = str(error["type"]), error["line"], error["column"]
    message = clean(str(error["message"] or ""))
    if kind == "EOFError" and message == "EOF when reading a line":
        say = "Your program asks for input, and nobody is there to type it. Take the `input()` call out."
    elif not error["kinds"] and ("SyntaxError" in kind or kind in ("IndentationError", "TabError")):
        # Of the program itself: what it raised, say by an `exec` of its own, has kinds.
        stop = "" if message.endswith("?") else "."
        say = f"{'This' if line is None else f'Line {line}'} is not Python yet: {message}{stop}"
    elif line is None:
        say = f"Your program could not be loaded: {verdicts.in_words(error)}."
    else:
        said = f": {message}" if message else ""
        say = f"Your program raised {kind} while it was loaded (line {line}){said}."
    return Problem(kind, say, line, column if isinstance(column, int) else None)


def _missing(names: list[str], defined: Any, text: str, asked: Iterable[str]) -> Problem:
    from trainer.checking.running import places  # not on the way of a program that loads

    say = f"Your program does not define {listed(names)}."
    found = places.place_of_missing(text, names, asked) if names else None
    if found is not None:
        return Problem("missing", f"{say} {found.say}", found.line)
    there = f"It defines {listed(defined)}. " if isinstance(defined, list) and defined else ""
    return Problem("missing", f"{say} {there}Check the name in the signature.")
