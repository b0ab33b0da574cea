"""`trainer check`: a program against the checks of a drill. It never writes the memory."""

from __future__ import annotations

import argparse

from trainer.cli.arguments import add_color, add_json, add_program_arguments
from trainer.cli.checking import print_report, run_once
from trainer.cli.printing import Paint, print_json
from trainer.cli.streams import print_unless_left

EXAMPLES = """\
examples:
  trainer check react-loop answer.py
  trainer check react-loop answer.py --twist 1 --json
  cat answer.py | trainer check react-loop -

keys of --json: drill, twists, passed, outcome (passed, refused, failed, error, timeout, output, memory, exited,
crashed), checks (name, landmark, twist, passed, skipped, message, observed, expected), mistakes (id, say),
problem (null or type, message, line, column), stdout, stderr, truncated, seconds
exit code: 0 every check passed, 1 not, 2 wrong use"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """DRILL FILE [--twist N]... [--json]."""
    add_program_arguments(parser)
    add_json(parser)
    add_color(parser)


def run(arguments: argparse.Namespace) -> int:
    """Run the program and print the report."""
    _, _, report = run_once(arguments)
    print_unless_left(
        lambda: print_json(report.to_json()) if arguments.json else print_report(report, Paint(arguments.color))
    )
    return 0 if report.passed else 1
