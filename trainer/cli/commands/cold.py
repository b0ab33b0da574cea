"""`trainer cold`: the cold questions, on the screen or on a plain terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from trainer.cli.inline import add_inline, is_inline

if TYPE_CHECKING:
    from trainer.tui.journeys.journey import Journey

EXAMPLES = """\
examples:
  trainer cold     all of them in one sitting, or one a day; goes on where the last sitting was left
  trainer cold --inline   no full screen: asked line by line

exit code of --inline: 0 every question of the sitting is answered, 1 not yet, 2 wrong use"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[--inline]."""
    add_inline(parser)


def run(arguments: argparse.Namespace) -> int:
    """Ask the cold questions."""
    if is_inline(arguments):
        from trainer.cli.inline import ask_cold

        return ask_cold()
    from trainer.tui.opening import run_trainer

    return run_trainer(start=_open)


def _open(journey: Journey) -> None:
    # Beside the first screen, not before it.
    from trainer.tui.journeys.cold import ColdJourney

    ColdJourney(journey).open()
