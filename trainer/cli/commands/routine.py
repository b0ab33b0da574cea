"""`trainer routine`: the timed routine, on the screen or on a plain terminal."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING

from trainer.cli.inline import add_inline, is_inline
from trainer.cli.sentences import sentences

if TYPE_CHECKING:
    from trainer.tui.journeys.journey import Journey

EXAMPLES = """\
examples:
  trainer routine               go on with the one that waits, or choose one
  trainer routine thirty-minutes
  trainer routine thirty-minutes --speed 60   a minute a second, to look at it
  trainer routine --inline                    no full screen: what waits, else the thirty minutes

Routines of your own are files `routines/NAME.toml` in the folder that `trainer doctor` names; a built-in one shows how
they are written: drills/routines/thirty_minutes.toml."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[NAME] [--speed X] [--inline]."""
    parser.add_argument("name", metavar="NAME", nargs="?", help="the name of a routine; by default it is asked for")
    parser.add_argument(
        "--speed", metavar="X", type=_speed, default=1.0, help="how many times faster than the clock its time passes"
    )
    add_inline(parser)


def run(arguments: argparse.Namespace) -> int:
    """Go through a routine."""
    if arguments.name is not None:
        _check(arguments.name)
    if is_inline(arguments):
        from trainer.cli.inline import go_through

        return go_through(arguments.name, arguments.speed)
    from trainer.tui.opening import run_trainer

    return run_trainer(start=partial(_start, name=arguments.name, speed=arguments.speed))


def _start(journey: Journey, name: str | None, speed: float) -> None:
    from trainer.tui.journeys.routine import RoutineJourney

    RoutineJourney(journey, speed).open(name)


def _check(name: str) -> None:
    from trainer.catalog.catalog import load_catalog
    from trainer.rehearsal.routine.planning import find_routine

    with sentences():
        find_routine(name, load_catalog())


def _speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    if not 0.1 <= speed <= 10_000:
        raise argparse.ArgumentTypeError(f"{text} is no speed: write a number from 0.1 to 10000")
    return speed
