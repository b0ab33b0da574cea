"""`trainer practice`: a drill, on the screen or on a plain terminal."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING

from trainer.cli.inline import add_inline, is_inline
from trainer.cli.terminal import need_terminal

if TYPE_CHECKING:
    from trainer.tui.journeys.journey import Journey

EXAMPLES = """\
examples:
  trainer practice               what is most due, else the next on the path
  trainer practice react-loop
  trainer practice react-loop+1  its first twist
  trainer practice kv-cache-bytes                  a number to compute, with fresh values
  trainer practice react-loop --interview
  trainer practice react-loop --inline             no full screen: a small editor under the brief
  trainer practice react-loop --inline < loop.py   the program through a pipe: run, recorded, no grade

exit code of --inline: 0 it passed (a number: it was right), 1 it did not, 2 wrong use"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[DRILL] [--interview] [--inline]."""
    parser.add_argument("drill", metavar="DRILL", nargs="?", help="the id of a drill; by default the most due")
    parser.add_argument(
        "--interview",
        action="store_true",
        help="as in an interview: one submission, a demand on top, follow-ups, the verdict at the end",
    )
    add_inline(parser)


def run(arguments: argparse.Namespace) -> int:
    """Practise a drill."""
    from trainer.cli.drills import code_drill, practised_drill

    if arguments.drill is not None:
        (code_drill if arguments.interview else practised_drill)(arguments.drill.partition("+")[0])
    if arguments.interview:
        need_terminal()
        from trainer.tui.opening import run_trainer

        return run_trainer(start=partial(_interview, card=arguments.drill))
    if is_inline(arguments):
        from trainer.cli.inline import practise

        return practise(arguments.drill)
    from trainer.tui.app import MOST_DUE
    from trainer.tui.opening import run_trainer

    return run_trainer(arguments.drill or MOST_DUE)


def _interview(journey: Journey, card: str | None) -> None:
    chosen = card or journey.most_due()
    if chosen:
        journey.interview(chosen)
