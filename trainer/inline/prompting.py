"""What a learner wants next, with the program as it stands; and whoever can be asked for that."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

Wish = Literal["run", "hint", "missed", "edit", "leave", "break off"]
"""Run the program; the next hint; what was missed; the learner's own editor; leave; leave by Ctrl+C."""

LEAVES: dict[Wish, type[BaseException]] = {"leave": EOFError, "break off": KeyboardInterrupt}
"""The wishes that leave, each with what the prompt for a line raises for the same key."""

PRACTICE_FOOT = ("F5 run", "F2 hint", "F8 what was missed", "F12 your editor")
"""What the keys do while practising."""


class Request(NamedTuple):
    """What the learner asks for. `cursor` counts the characters before it."""

    wish: Wish
    text: str
    cursor: int = 0


class ProgramPrompt(Protocol):
    """Has a program typed until something is asked for."""

    def ask(self, text: str, cursor: int) -> Request:
        """Go on typing at `cursor` of `text`."""
