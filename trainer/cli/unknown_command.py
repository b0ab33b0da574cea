"""What is said where the first word is no command: it may be the drill that somebody wants to practise."""

from __future__ import annotations

from collections.abc import Iterable

from trainer.catalog.errors import ContentError, UnknownDrill, nearest
from trainer.catalog.one_drill import card_of, load_one
from trainer.cli.failure import CommandFailure


def unknown_command(name: str, commands: Iterable[str]) -> CommandFailure:
    """The failure for `name`, with the command that opens it where it is a card, else with the nearest commands."""
    try:
        card_of(name, load_one)
    except (UnknownDrill, ContentError):
        return CommandFailure(
            "command", f'There is no command "{name}". `trainer --help` lists them.', nearest(name, commands)
        )
    return CommandFailure("command", f'"{name}" is a drill: `trainer practice {name}` opens it.', ("practice",))
