"""`trainer rehearse`: the screen, with something to say out loud."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from trainer.cli.failure import CommandFailure
from trainer.cli.terminal import need_terminal

if TYPE_CHECKING:
    from trainer.tui.journey import Journey

EXAMPLES = """\
examples:
  trainer rehearse                   what is most due to be said, else the shakiest
  trainer rehearse react-loop        its answer, said out loud (react-loop.aloud)
  trainer rehearse story.broke"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[DRILL]."""
    parser.add_argument(
        "drill", metavar="DRILL", nargs="?", help="the id of a drill; by default the most due, else the shakiest"
    )


def run(arguments: argparse.Namespace) -> int:
    """Open the trainer on something to say."""
    card = _card(arguments.drill) if arguments.drill is not None else None
    need_terminal()
    from trainer.tui.opening import run_trainer

    return run_trainer(card) if card is not None else run_trainer(start=_open_most_wanting)


def _open_most_wanting(journey: Journey) -> None:
    # Beside the first screen, not before it.
    from trainer.tui.spoken_journey import SpokenJourney

    SpokenJourney(journey).open_most_wanting()


def _card(name: str) -> str:
    from trainer.catalog.catalog import load_catalog
    from trainer.cli.drills import find_drill
    from trainer.rehearsal.spoken import SAID

    drill = find_drill(name.partition("+")[0])
    if drill.kind in SAID:
        return drill.id
    said = (one.id for one in load_catalog().drills if one.kind == "spoken" and drill.id in one.after)
    card = next(said, None)
    if card is None:
        raise CommandFailure("kind", f"There is nothing to say out loud about {drill.id}.")
    return card
