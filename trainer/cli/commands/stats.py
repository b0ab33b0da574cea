"""`trainer stats`: attempts, recall by section, time against par, what is missed most."""

from __future__ import annotations

import argparse

from trainer.catalog.catalog import load_catalog
from trainer.cli.arguments import add_color, add_json
from trainer.cli.memory import store_to_read
from trainer.cli.printing import Paint, print_json
from trainer.cli.sentences import sentences
from trainer.memory.statistics import Statistics, statistics
from trainer.rehearsal.bars import bar
from trainer.rehearsal.private_drills import with_private_drills

EXAMPLES = """\
examples:
  trainer stats
  trainer stats --json > stats.json

keys of --json: day, tries (attempts, judged, first_run_passes, first_run_rate, passes, runs_to_pass, minutes_worked),
times (card, par_minutes, passes, mean_minutes, best_minutes, last_minutes), sections (section, title, cards, graded,
recall), ahead (day, reviews), practised (day, attempts, minutes), missed (card, landmark, times, tries),
judgement (points and forecasts, each: pairs, both_yes, both_no, machine_only, learner_only, agreement, kappa, says;
numbers are null where there are too few pairs), spoken (attempt, at, card, seconds, words_a_minute, longest_pause,
pauses, fillers, landed; null where it is not known)"""

_BAR = 24
"""Columns of a bar."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[--json]."""
    add_json(parser)
    add_color(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print where the learner stands."""
    found = _gather()
    if arguments.json:
        print_json(found.to_json())
    else:
        _print(found, Paint(arguments.color))
    return 0


def _gather() -> Statistics:
    with sentences(), store_to_read() as store:
        return statistics(store, with_private_drills(load_catalog(), store))


def _print(found: Statistics, paint: Paint) -> None:
    if not found.tries.attempts:
        print("Nothing practised yet. `trainer` begins.")
        return
    _print_tries(found)
    _print_recall(found, paint)
    if found.times:
        _print_times(found, paint)
    if found.missed:
        from trainer.rehearsal.programs.missing import dropped

        print(f"\n{paint('strong', 'Missed most')}")
        for missed in found.missed[:10]:
            print(f"{missed.card:<24} {dropped(missed)}")
    _print_ahead(found, paint)
    _print_judgement(found, paint)
    _print_spoken(found, paint)


def _print_tries(found: Statistics) -> None:
    tries = found.tries
    print(tries.says)
    if tries.first_run_rate is not None:
        print(f"first-run passes  {bar(tries.first_run_rate, _BAR)} {tries.first_run_passes} of {tries.judged}")
    if tries.runs_to_pass is not None:
        print(f"runs to pass      {tries.runs_to_pass:.1f} on average")


def _print_recall(found: Statistics, paint: Paint) -> None:
    print(f"\n{paint('strong', 'Recall by section, today')}")
    width = max((len(section.title) for section in found.sections), default=0)
    for section in found.sections:
        recall = (
            f"{bar(section.recall, _BAR)} {section.recall:4.0%}"
            if section.recall is not None
            else f"{bar(0, _BAR)}    –"
        )
        print(f"{section.section}  {section.title:<{width}} {recall}  {section.graded} of {section.cards} cards")


def _print_times(found: Statistics, paint: Paint) -> None:
    print(f"\n{paint('strong', 'Time until it passes, against par')}")
    for time in found.times:
        over = time.last_minutes / time.par_minutes
        word = paint("good", "in par") if over <= 1 else paint("warn", "over  ")
        print(f"{time.card:<24} {bar(over / 2, _BAR)} {word} {time.last_minutes:5.1f} of {time.par_minutes:g} min")


def _print_ahead(found: Statistics, paint: Paint) -> None:
    most = max(day.reviews for day in found.ahead)
    if most:
        print(f"\n{paint('strong', 'Reviews ahead')}")
        for day in found.ahead:
            print(f"{day.day:%a %d %b}  {bar(day.reviews / most, _BAR)} {day.reviews}")


def _print_judgement(found: Statistics, paint: Paint) -> None:
    print(f"\n{paint('strong', 'Your judgement')}")
    print(f"key points, the matching of what you typed and you:  {found.judgement.points.says}")
    print(f"runs, what came and what you said before:            {found.judgement.forecasts.says}")


def _print_spoken(found: Statistics, paint: Paint) -> None:
    from trainer.rehearsal.voice.over_time import lines_over_time

    lines = lines_over_time(found.spoken)
    if lines:
        print(f"\n{paint('strong', 'Spoken into the microphone')}")
        print("\n".join(lines))
