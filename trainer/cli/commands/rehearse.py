"""`trainer rehearse`: something to say out loud, on the screen or on a plain terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from trainer.cli.failure import CommandFailure
from trainer.cli.inline import add_inline, is_inline

if TYPE_CHECKING:
    from trainer.tui.journeys.journey import Journey

EXAMPLES = """\
examples:
  trainer rehearse                   what is most due to be said, else the shakiest
  trainer rehearse react-loop        its answer, said out loud (react-loop.aloud)
  trainer rehearse story.broke
  trainer rehearse claim-kv-share    a claim that one hears: what is wrong with it?
  trainer rehearse question-stuck    an interview question, then weak short answers told from strong ones
  trainer rehearse react-loop --inline               no full screen: asked line by line
  trainer rehearse react-loop --inline < said.txt    an answer through a pipe: its points, as far as words show them
  trainer rehearse react-loop --voice said.wav       an answer that was spoken into a file

On the screen F7, with --inline a line `:speak`, listens to you through the microphone, on this machine alone:
pip install '.[voice]'.
exit code of --inline: 0 it was gone through (from a pipe: every point landed), 1 not, 2 wrong use"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[DRILL] [--voice FILE] [--inline]."""
    parser.add_argument(
        "drill", metavar="DRILL", nargs="?", help="the id of a drill; by default the most due, else the shakiest"
    )
    parser.add_argument(
        "--voice", metavar="FILE", help="an answer that was spoken before, as a WAV file; no full screen then"
    )
    add_inline(parser)


def run(arguments: argparse.Namespace) -> int:
    """Have something said."""
    card = _card(arguments.drill) if arguments.drill is not None else None
    if arguments.voice is not None or is_inline(arguments):
        from trainer.cli.inline import rehearse

        return rehearse(card, arguments.voice)
    from trainer.tui.opening import run_trainer

    return run_trainer(card) if card is not None else run_trainer(start=_open_most_wanting)


def _open_most_wanting(journey: Journey) -> None:
    # Beside the first screen, not before it.
    from trainer.tui.journeys.spoken import SpokenJourney

    SpokenJourney(journey).open_most_wanting()


def _card(name: str) -> str:
    from trainer.catalog.catalog import load_catalog
    from trainer.cli.drills import find_drill
    from trainer.rehearsal.answers.said import SAID

    drill = find_drill(name.partition("+")[0])
    if drill.kind in SAID:
        return drill.id
    said = (one.id for one in load_catalog().drills if one.kind == "spoken" and drill.id in one.after)
    card = next(said, None)
    if card is None:
        raise CommandFailure(
            "kind", f"There is nothing to say out loud about {drill.id}. `trainer practice {drill.id}` practises it."
        )
    return card
