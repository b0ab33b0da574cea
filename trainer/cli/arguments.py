"""Parsing: one parser a command, whose complaints are failures like all others."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from typing import Any, NoReturn

from trainer.cli.failure import CommandFailure
from trainer.cli.registry import COMMANDS, Command

# Compiled only where one is looked for: most command lines are right.
_NO_CHOICE = r"(?s)argument (?P<name>\S+): invalid choice: '(?P<got>.*)' \(choose from .*\)"
_NO_NUMBER = r"(?s)argument (?P<name>\S+): invalid int value: '(?P<got>.*)'"
_MISSING = r"the following arguments are required: (?P<names>.+)"


class _OfAnyTerminal(argparse.RawDescriptionHelpFormatter):
    """For looking at arguments: to find the terminal's width and its colours, argparse imports what would be start-up
    time."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=80)

    if sys.version_info[:2] == (3, 14):

        def _set_color(self, color: bool) -> None:
            """Python 3.14 alone looks for the colours before it is asked for a text; 3.15 goes by `_COLORLESS`."""


_COLORLESS: dict[str, Any] = {"color": False} if sys.version_info >= (3, 14) else {}


class _Parser(argparse.ArgumentParser):
    def format_help(self) -> str:
        self.formatter_class = argparse.RawDescriptionHelpFormatter
        self.color = True
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        says = self._said(message)
        raise CommandFailure("usage", f"{says[0].upper()}{says[1:]}. `{self.prog} --help` shows how it is used.")

    def _said(self, message: str) -> str:
        """What argparse complains of, in a sentence that tells what there is to choose from."""
        choices = {
            name: _listed(action.choices)
            for action in self._actions
            if action.choices
            for name in (*action.option_strings, action.metavar or action.dest)
        }
        if wrong := re.fullmatch(_NO_CHOICE, message):
            name, got = wrong["name"], wrong["got"]
            return f'{f"{name} takes" if name.startswith("-") else "write"} {choices[name]}, not "{got}"'
        if wrong := re.fullmatch(_NO_NUMBER, message):
            return f'{wrong["name"]} takes a whole number, not "{wrong["got"]}"'
        if missing := re.fullmatch(_MISSING, message):
            return f"missing: {' and '.join(choices.get(name, name) for name in missing['names'].split(', '))}"
        return message


def _listed(choices: Iterable[object]) -> str:
    *others, last = map(str, choices)
    return f"{', '.join(others)} or {last}" if others else last


def parser_for(name: str, command: Command) -> argparse.ArgumentParser:
    """The parser of one command."""
    parser = _Parser(
        prog=f"trainer {name}",
        description=f"{COMMANDS[name][0].upper()}{COMMANDS[name][1:]}.",
        epilog=command.EXAMPLES,
        formatter_class=_OfAnyTerminal,
        allow_abbrev=False,
        **_COLORLESS,
    )
    command.add_arguments(parser)
    return parser


def add_json(parser: argparse.ArgumentParser) -> None:
    """The `--json` that most commands have."""
    parser.add_argument("--json", action="store_true", help="print one JSON document on stdout and nothing else there")


def add_color(parser: argparse.ArgumentParser) -> None:
    """When to colour: by default on a terminal, unless NO_COLOR is set."""
    parser.add_argument("--color", choices=("auto", "always", "never"), default="auto", help="when to use colours")


def add_program_arguments(parser: argparse.ArgumentParser) -> None:
    """DRILL, FILE and `--twist`, as `check` and `compare` take them."""
    parser.add_argument("drill", metavar="DRILL", help="the id of a code drill, say react-loop")
    parser.add_argument("file", metavar="FILE", help="the program; - reads it from stdin")
    parser.add_argument(
        "--twist", metavar="N", type=int, action="append", default=[], help="ask for follow-up N too; may be repeated"
    )
