"""`trainer practice`: a drill, on the screen or on a plain terminal."""

from __future__ import annotations

import argparse

from trainer.cli.inline import add_inline, is_inline

EXAMPLES = """\
examples:
  trainer practice               what is most due, else the next on the path
  trainer practice react-loop
  trainer practice react-loop+1  its first twist
  trainer practice react-loop --inline             no full screen: a small editor under the brief
  trainer practice react-loop --inline < loop.py   the program through a pipe: run, recorded, no grade

exit code of --inline: 0 it passed, 1 it did not yet, 2 wrong use"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[DRILL] [--inline]."""
    parser.add_argument("drill", metavar="DRILL", nargs="?", help="the id of a drill; by default the most due")
    add_inline(parser)


def run(arguments: argparse.Namespace) -> int:
    """Practise a drill."""
    from trainer.cli.drills import code_drill

    if arguments.drill is not None:
        code_drill(arguments.drill.partition("+")[0])
    if is_inline(arguments):
        from trainer.cli.inline import practise

        return practise(arguments.drill)
    from trainer.tui.opening import MOST_DUE, run_trainer

    return run_trainer(arguments.drill or MOST_DUE)
