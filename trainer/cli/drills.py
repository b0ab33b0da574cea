"""Finding the drill, the twists and the program that a command line names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer.catalog.errors import ContentError, UnknownDrill, nearest
from trainer.cli.failure import CommandFailure
from trainer.cli.reading import input_name, read_input

if TYPE_CHECKING:
    from trainer.catalog.models import Drill

LONGEST_PROGRAM = 20_000_000
"""Bytes of a program's file that are read at most. The checks refuse much shorter ones, with a report."""


def find_drill(name: str) -> Drill:
    """The drill with the id `name`; a failure with the nearest ids where there is none."""
    from trainer.catalog.one_drill import load_one

    try:
        return load_one(name)
    except UnknownDrill as error:
        raise CommandFailure("drill", str(error), error.nearest) from error
    except ContentError as error:
        raise CommandFailure("content", str(error), code=1) from error


def code_drill(name: str) -> Drill:
    """The drill `name`, which must be one with a program."""
    drill = find_drill(name)
    if drill.kind != "code":
        raise _no_program(drill)
    return drill


def practised_drill(name: str) -> Drill:
    """The drill `name`, which must be one that is practised by typing: a program, or an answer in a line."""
    from trainer.rehearsal.asked import ASKED

    drill = find_drill(name)
    if drill.kind != "code" and drill.kind not in ASKED:
        raise _no_program(drill)
    return drill


def _no_program(drill: Drill) -> CommandFailure:
    from trainer.rehearsal.answers.said import SAID

    what, way = ("said", "rehearse") if drill.kind in SAID else ("asked", "practice")
    return CommandFailure(
        "kind", f"{drill.id} is a {drill.kind} drill: it is {what}, not written. `trainer {way} {drill.id}` does that."
    )


def chosen_twists(drill: Drill, numbers: list[int]) -> tuple[int, ...]:
    """The twists asked for, each once, in their order; a failure for one that the drill does not have."""
    known = [twist.number for twist in drill.twists]
    for number in numbers:
        if number not in known:
            has = f"its twists are {', '.join(map(str, known))}" if known else "it has no twists"
            raise CommandFailure(
                "twist", f"{drill.id} has no twist {number}: {has}.", nearest(str(number), map(str, known))
            )
    return tuple(sorted(set(numbers)))


def read_program(file: str) -> str:
    """The text of FILE, of stdin for `-`; a failure with a sentence where it can't be read."""
    if not file:
        raise CommandFailure("file", "The name of the program's file is empty.")
    data = read_input(file, LONGEST_PROGRAM)
    try:
        return _decoded(data).replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        raise CommandFailure("file", f"{input_name(file)} is not UTF-8 text (byte {error.start}).") from error


def _decoded(data: bytes) -> str:
    """A program's file as text: UTF-8, or what its own first lines name, as Python reads it.

    Raises:
        UnicodeDecodeError: it is neither.
    """
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        import io  # seldom asked for: most files are UTF-8
        import tokenize

        try:
            encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
            return data.decode(encoding)
        except (SyntaxError, LookupError, UnicodeError):
            pass
        raise
