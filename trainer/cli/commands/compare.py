"""`trainer compare`: what a program missed against the reference. It never writes the memory."""

from __future__ import annotations

import argparse

from trainer.cli.arguments import add_color, add_json, add_program_arguments
from trainer.cli.checking import run_once
from trainer.cli.printing import print_json
from trainer.cli.streams import print_unless_left

EXAMPLES = """\
examples:
  trainer compare react-loop answer.py
  trainer compare react-loop answer.py --full
  trainer compare react-loop answer.py --twist 1 --json

keys of --json: drill, report (as `trainer check --json` prints it), missed (landmark, or, say, why, reference_lines,
learner_lines, observed), also, not_confirmed, different (landmark, reference_lines, learner_lines), extra
([first line, last line])
exit code: 0 nothing was missed, 1 something was, 2 wrong use"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """DRILL FILE [--twist N]... [--full] [--json]."""
    add_program_arguments(parser)
    parser.add_argument("--full", action="store_true", help="show the reference and the program side by side too")
    add_json(parser)
    add_color(parser)


def run(arguments: argparse.Namespace) -> int:
    """Run the program, compare it and print what was missed."""
    from trainer.catalog.errors import ContentError
    from trainer.cli.failure import CommandFailure
    from trainer.comparing.comparing import compare

    drill, text, report = run_once(arguments)
    try:
        comparison = compare(drill, text, report)
    except ContentError as error:
        raise CommandFailure("content", str(error), code=1) from error
    from trainer.cli.comparing import print_comparison

    print_unless_left(
        lambda: (
            print_json(comparison.to_json())
            if arguments.json
            else print_comparison(drill, comparison, arguments.color, full=arguments.full)
        )
    )
    return 0 if report.passed else 1
