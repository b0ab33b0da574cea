"""`trainer plan`: what to do each day until the interview, and what will be known on the day."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from trainer.cli.arguments import add_json
from trainer.cli.failure import CommandFailure
from trainer.cli.printing import print_hung, print_json, wrapped

if TYPE_CHECKING:
    from trainer.memory.store import Store

EXAMPLES = """\
examples:
  trainer plan --interview 2030-01-31   keeps the date in the settings
  trainer plan
  trainer plan --all

keys of --json: interview (ISO date, null where there is none: then `message` alone stands beside it), today,
days_left, minutes_a_day, days (day, minutes, tasks: doing, card, title, minutes), dropped (card, title, level,
section), sections (section, title, cards, seen, recall), recall, other_minutes (minutes, recall, dropped),
stands (the baseline's first and last: day, minutes, missed, passed)
Recall is from 0 to 1, as FSRS expects it on the day if reviews go well; a card never seen counts as 0.
exit code: 0, also without a date; 2 for a date that is none or over"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """[--interview DATE] [--all] [--json]."""
    parser.add_argument(
        "--interview", metavar="DATE", help='the day of the interview, as in 2030-01-31 or "in 2 weeks"; it is kept'
    )
    parser.add_argument("--all", action="store_true", help="name everything that there is no time for")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the plan."""
    from trainer.cli.memory import store_to_read
    from trainer.cli.sentences import sentences
    from trainer.memory.settings import load_settings

    with sentences():
        if arguments.interview is not None:
            _keep(arguments.interview)
        settings, problems = load_settings()
        for problem in problems:
            print(problem, file=sys.stderr)
        with store_to_read() as store:
            _print(store, settings.minutes_a_day, arguments.json, arguments.all)
    return 0


def _keep(text: str) -> None:
    from trainer.memory.schedule import learning_day
    from trainer.memory.settings_writing import change_settings
    from trainer.memory.store import utc_now
    from trainer.rehearsal.questions import NotUnderstood, interview_day

    try:
        day = interview_day(text, learning_day(utc_now()))
    except NotUnderstood as error:
        raise CommandFailure("date", str(error).replace(", or leave it empty", "")) from error
    if day is None:
        raise CommandFailure("date", "Write the date behind --interview, as in 2030-01-31.")
    change_settings(interview=day)


def _print(store: Store, minutes_a_day: int, as_json: bool, all_names: bool) -> None:
    from trainer.catalog.catalog import load_catalog
    from trainer.rehearsal.planning.plan import make_plan
    from trainer.rehearsal.planning.words import NO_DATE, plan_lines
    from trainer.rehearsal.private_drills import with_private_drills

    interview = store.interview()
    if interview is None:
        if as_json:
            print_json({"interview": None, "message": NO_DATE})
        else:
            print(wrapped(NO_DATE))
        return
    plan = make_plan(with_private_drills(load_catalog(), store), store, interview, minutes_a_day)
    if as_json:
        print_json(plan.to_json())
    else:
        print_hung(plan_lines(plan, all_names))
