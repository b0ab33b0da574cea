"""`trainer cold`: the screen, with the cold questions."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from trainer.cli.terminal import need_terminal

if TYPE_CHECKING:
    from trainer.tui.journey import Journey

EXAMPLES = """\
examples:
  trainer cold     all of them in one sitting, or one a day; goes on where the last sitting was left"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing."""


def run(arguments: argparse.Namespace) -> int:
    """Open the trainer on the cold questions."""
    del arguments
    need_terminal()
    from trainer.tui.opening import run_trainer

    return run_trainer(start=_open)


def _open(journey: Journey) -> None:
    # Beside the first screen, not before it.
    from trainer.tui.cold_journey import ColdJourney

    ColdJourney(journey).open()
