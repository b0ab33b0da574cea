"""Parsing: one parser a command, whose complaints are failures like all others."""

from __future__ import annotations

import argparse
from typing import NoReturn

from trainer.cli.failure import CommandFailure
from trainer.cli.registry import COMMANDS, Command


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise CommandFailure("usage", f"{message[0].upper()}{message[1:]}. `{self.prog} --help` shows how it is used.")


def parser_for(name: str, command: Command) -> argparse.ArgumentParser:
    """The parser of one command."""
    parser = _Parser(
        prog=f"trainer {name}",
        description=f"{COMMANDS[name][0].upper()}{COMMANDS[name][1:]}.",
        epilog=command.EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
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
