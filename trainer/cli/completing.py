"""What can come next on a command line, for the shells' completion."""

from __future__ import annotations

import argparse

from trainer.cli.registry import COMMANDS, load_command

DRILL = ("drill", "--drill")
SECTION = ("--section",)

FILES = "\x00files"
"""In place of words: the names of files."""


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
    return _values(wanted, begun)


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


def _values(action: argparse.Action, begun: str) -> list[str]:
    if action.choices is not None:
        return _beginning(begun, [str(choice) for choice in action.choices])
    names = action.option_strings or [action.dest]
    if any(name in DRILL + SECTION for name in names):
        return _beginning(begun, _known(names[0] in SECTION))
    return [FILES] if "FILE" in str(action.metavar) or action.dest == "folder" else []


def _known(sections: bool) -> list[str]:
    from trainer.catalog.catalog import load_catalog
    from trainer.catalog.errors import ContentError

    try:
        catalog = load_catalog()
    except ContentError:
        return []
    if sections:
        return [section.letter for pack in catalog.packs for section in pack.sections]
    return [card for drill in catalog.drills for card in drill.card_ids()]


def _actions(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    return parser._actions


def _beginning(begun: str, words: list[str]) -> list[str]:
    return [word for word in words if word.startswith(begun)]
