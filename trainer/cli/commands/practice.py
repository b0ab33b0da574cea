"""`trainer practice`: the screen, with a drill open."""

from __future__ import annotations

import argparse

from trainer.cli.terminal import need_terminal

EXAMPLES = """\
examples:
  trainer practice               what is most due, else the next on the path
  trainer practice react-loop
  trainer practice react-loop+1  its first twist"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[DRILL]."""
    parser.add_argument("drill", metavar="DRILL", nargs="?", help="the id of a drill; by default the most due")


def run(arguments: argparse.Namespace) -> int:
    """Open the trainer on a drill."""
    from trainer.cli.drills import code_drill

    if arguments.drill is not None:
        code_drill(arguments.drill.partition("+")[0])
    need_terminal()
    from trainer.tui.opening import MOST_DUE, run_trainer

    return run_trainer(arguments.drill or MOST_DUE)
