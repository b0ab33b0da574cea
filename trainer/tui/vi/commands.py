"""What is typed in normal mode, as commands: a count, an operator, and the key that says what or where to."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

Operator = Literal["", "d", "c", "y"]
"""None, delete, change (delete and insert), yank (copy)."""

LINES = "line"
"""In place of a motion: the whole line, as in `dd`."""

_COUNT = r"(?:[1-9][0-9]*)"
_MOTION = r"gg|(?<![0-9])0|[hjklwbeG^$]"
_WHOLE = re.compile(
    rf"(?P<count>{_COUNT})?(?:"
    rf"(?P<operator>[dcy])(?P<again>{_COUNT})?(?P<motion>{_MOTION}|(?P=operator))"
    rf"|(?P<key>{_MOTION}|[iaIAoOpPuU.])"
    r"|(?P<short>[xXDCsS])"
    r"|r(?P<character>.))",
    re.DOTALL,
)
_BEGUN = re.compile(rf"{_COUNT}?(?:[dcy]{_COUNT}?)?g?|{_COUNT}?r")
_WANTS_CHARACTER = re.compile(rf"{_COUNT}?(?:[dcy]{_COUNT}?[fFtT'`ai]|[rfFtT'`\"@mqz])")
"""What a character follows. Of these there is only `r` here: the others take theirs along, so that the register of a
macro or the letter to find is no command of its own."""
_LINE = (":", "/", "?")
"""What begins a line that Enter ends. There are none here: `:wq` and `/total` shall not type into the program."""
_MOST_DIGITS = 7
_SHORT: dict[str, tuple[Operator, str]] = {
    "x": ("d", "l"),
    "X": ("d", "h"),
    "D": ("d", "$"),
    "C": ("c", "$"),
    "s": ("c", "l"),
    "S": ("c", LINES),
}
_OPERATORS: dict[str, Operator] = {"d": "d", "c": "c", "y": "y"}


class Command(NamedTuple):
    """A command. `key` is a motion, `LINES`, or what to do; `number` is None where none was typed; `character` is
    that of `r`."""

    operator: Operator
    key: str
    number: int | None = None
    character: str = ""

    @property
    def times(self) -> int:
        """How often."""
        return self.number or 1


def read_command(typed: str) -> Command | None:
    """The command that was typed; None where it is not whole, or none."""
    found = _WHOLE.fullmatch(typed)
    if found is None:
        return None
    counts = [int(one[:_MOST_DIGITS]) for one in (found["count"], found["again"]) if one]
    count = counts[0] * (counts[1] if len(counts) > 1 else 1) if counts else None
    if found["character"] is not None:
        return Command("", "r", count, found["character"])
    if found["short"]:
        operator, key = _SHORT[found["short"]]
        return Command(operator, key, count)
    if found["operator"]:
        motion = found["motion"]
        return Command(_OPERATORS[found["operator"]], LINES if motion == found["operator"] else motion, count)
    return Command("", found["key"], count)


def may_become_command(typed: str) -> bool:
    """Whether more keys can make a command of it."""
    return bool(typed) and (_BEGUN.fullmatch(typed) is not None or wants_text(typed))


def wants_text(typed: str) -> bool:
    """Whether the next key is a character, whatever it does otherwise: a space is one, Enter a line's end."""
    if typed.startswith(_LINE):
        return not typed.endswith("\n")
    return _WANTS_CHARACTER.fullmatch(typed) is not None
