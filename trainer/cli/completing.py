"""What can come next on a command line, for the shells' completion."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from trainer.cli.registry import COMMANDS, load_command

if TYPE_CHECKING:
    from trainer.catalog.catalog import Catalog
    from trainer.catalog.models import Drill

FILES = "<files>"
"""In place of words: the names of files."""


def print_next_words(words: list[str]) -> int:
    """Print what `next_words` gives, a line each; 0."""
    for word in next_words(words):
        print(word)
    return 0


def next_words(words: list[str]) -> list[str]:
    """What fits in the place of the last word, which may be empty; `FILES` alone where a file is to be named.

    Arguments:
        words: what stands behind `trainer`, the last word being the one that is typed.
    """
    *before, begun = words or [""]
    if not before:
        return _beginning(begun, [*COMMANDS, "--help", "--version"])
    if before[0] not in COMMANDS:
        return []
    from trainer.cli.arguments import parser_for

    parser = parser_for(before[0], load_command(before[0]))
    wanted = _wanted(parser, before[1:])
    if wanted is None or begun.startswith("-"):
        return _beginning(begun, [name for action in _actions(parser) for name in action.option_strings])
    return _beginning(begun, _values(before, wanted)) or _files(before, wanted)


def _wanted(parser: argparse.ArgumentParser, before: list[str]) -> argparse.Action | None:
    """The argument that the next word is for: an option's value, else the next positional one."""
    options = {name: action for action in _actions(parser) for name in action.option_strings}
    positional = [action for action in _actions(parser) if not action.option_strings]
    pending: argparse.Action | None = None
    for word in before:
        if pending is not None:
            pending = None
        elif word in options:
            pending = options[word] if options[word].nargs != 0 else None
        elif positional:
            positional.pop(0)
    return pending or next(iter(positional), None)


def _values(before: list[str], action: argparse.Action) -> Iterable[str]:
    if action.choices is not None:
        return map(str, action.choices)
    known = _KNOWN.get(_asked(before, action))
    if known is None:
        return ()
    from trainer.catalog.catalog import load_catalog
    from trainer.catalog.errors import ContentError

    try:
        return known(load_catalog())
    except ContentError:
        return ()


def _asked(before: list[str], action: argparse.Action) -> str:
    """What an argument asks for, by a word."""
    if action.option_strings:
        return action.option_strings[0]
    if action.dest == "folder":
        return "pack" if before[1:2] == ["remove"] else "folder"
    command = before[0]
    return command if action.dest == "drill" else action.dest


def _files(before: list[str], action: argparse.Action) -> list[str]:
    return [FILES] if "FILE" in str(action.metavar) or _asked(before, action) == "folder" else []


def _ids(wanted: Callable[[Drill], Iterable[str]]) -> Callable[[Catalog], Iterable[str]]:
    return lambda catalog: (name for drill in catalog.drills for name in wanted(drill))


def _own_id(drill: Drill) -> Iterable[str]:
    return (drill.id,)


def _code_id(drill: Drill) -> Iterable[str]:
    return (drill.id,) if drill.kind == "code" else ()


def _typed_cards(drill: Drill) -> Iterable[str]:
    from trainer.rehearsal.asked import ASKED

    return drill.card_ids() if drill.kind == "code" or drill.kind in ASKED else ()


def _code_cards(drill: Drill) -> Iterable[str]:
    return drill.card_ids() if drill.kind == "code" else ()


_KNOWN: dict[str, Callable[[Catalog], Iterable[str]]] = {
    "show": _ids(_own_id),
    "rehearse": _ids(_own_id),
    "check": _ids(_code_id),
    "compare": _ids(_code_id),
    "practice": _ids(_typed_cards),
    "watch": _ids(_code_cards),
    "--drill": _ids(_own_id),
    "--section": lambda catalog: (section.letter for pack in catalog.packs for section in pack.sections),
    "--kind": lambda catalog: dict.fromkeys(drill.kind for drill in catalog.drills),
    "name": lambda catalog: (routine.name for routine in catalog.routines),
    "pack": lambda catalog: (pack.name for pack in catalog.packs if not pack.built_in),
}
"""What is completed from the catalog: the DRILL of a command by the command's name, else an argument by its own."""


def _actions(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    return parser._actions


def _beginning(begun: str, words: Iterable[str]) -> list[str]:
    return [word for word in words if word.startswith(begun)]
