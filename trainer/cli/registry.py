"""The commands by name, with the line that `trainer --help` shows for each."""

from __future__ import annotations

import importlib
import keyword
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    import argparse

COMMANDS = {
    "tui": "open the trainer (the same as no command at all)",
    "list": "the drills",
    "show": "a drill's brief; on demand its answer and its reference",
    "check": "run a program against a drill's checks",
    "compare": "check a program and say what it missed against the reference",
    "practice": "practise one drill",
    "watch": "write in your own editor; every save is checked",
    "rehearse": "say an answer out loud",
    "cold": "the cold questions, all in one sitting or one a day",
    "routine": "the timed routine",
    "stats": "where you stand",
    "due": "what is due",
    "export": "your history, the cheat sheet, or a deck for Anki, as a file",
    "import": "take in a history that was exported, without doubles",
    "plan": "the way to the day of the interview",
    "ready": "what you can do by now, and what is open",
    "debrief": "keep the questions that a real interview asked, as drills of your own",
    "recordings": "the spoken answers that you kept: list, play, delete",
    "pack": "content packs: list, add, remove, new, lint",
    "config": "your settings: show, or edit in your editor",
    "completion": "completion for bash, zsh and fish",
    "doctor": "what this machine offers",
}

PAGED = ("list", "show", "compare", "stats", "due", "plan", "ready", "doctor")
"""The commands whose text is there to be read: what is longer than the terminal goes through `$PAGER`."""


class Command(Protocol):
    """What a module of `trainer.cli.commands` offers."""

    EXAMPLES: str

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's arguments."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Carry the command out; the exit code."""


def load_command(name: str) -> Command:
    """The module of a command; the others stay unimported."""
    # A module can't have the name of a word of the language.
    module = f"{name}_" if keyword.iskeyword(name) else name
    return cast(Command, importlib.import_module(f"trainer.cli.commands.{module}"))
