"""The plan in plain words, a line each, the same on the command line and on the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date
from itertools import groupby

from trainer.rehearsal.bars import bar
from trainer.rehearsal.hung import Hung
from trainer.rehearsal.planning.days import PlannedDay
from trainer.rehearsal.planning.plan import Dropped, Plan, Stand

NO_DATE = (
    "When is your interview? The plan needs the date: `trainer plan --interview 2030-01-31` keeps it, and so does the "
    "question on the screen of the plan."
)
TAKEN_TO_GO_WELL = "As FSRS expects it if reviews go well; a card never seen counts as 0."

_BAR = 20
"""Columns of a bar."""
_NAMED = 12
"""So many dropped cards of a level are told by name; of more, how many in which section."""


def plan_lines(plan: Plan, all_names: bool = False) -> Iterator[Hung]:
    """The whole plan: the head, the days, what is dropped, what will be known, and what other minutes come to.

    Arguments:
        plan: the way to the day.
        all_names: whether everything that is dropped is told by name.
    """
    yield Hung("", head_line(plan))
    if plan.stands:
        yield Hung("", stands_line(plan.stands))
    if plan.days:
        yield Hung("")
        yield Hung("Day by day")
        yield from day_lines(plan)
    yield Hung("")
    yield from dropped_lines(plan.dropped, all_names)
    yield Hung("")
    yield Hung("Recall on the day, by section")
    yield from map(Hung, section_lines(plan))
    yield Hung("", TAKEN_TO_GO_WELL)
    yield Hung("")
    yield Hung("With other minutes a day")
    yield from map(Hung, minutes_lines(plan))


def head_line(plan: Plan) -> str:
    """How far the day is, and how much each day holds."""
    left = plan.days_left
    far = "today" if left == 0 else "tomorrow" if left == 1 else f"in {left} days"
    if left == 0:
        return f"The interview is today ({plan.interview.isoformat()}). Nothing more to plan: go and talk."
    return f"The interview is {far}, on {plan.interview.isoformat()}; {plan.minutes_a_day} minutes a day."


def stands_line(stands: tuple[Stand, ...]) -> str:
    """Where the baseline stood the first time, and where it stands now: `17 minutes, 5 missed → 7 minutes, 0`."""
    told = [f"{stand.minutes:.0f} minutes, {stand.missed} missed" for stand in stands]
    if stands[1:]:
        told[-1] = told[-1].removesuffix(" missed")
    open_end = "" if stands[-1].passed else " (not passed)"
    return f"The ten-minute program: {' → '.join(told)}{open_end}"


def day_lines(plan: Plan) -> Iterator[Hung]:
    """A line for each day; days without anything to do on end share one."""
    for empty, days in groupby(plan.days, key=lambda day: not day.tasks):
        run = list(days)
        if empty and len(run) > 1:
            yield Hung("", f"{run[0].day:%a %d %b} to {run[-1].day:%a %d %b}: nothing, everything is in the memory")
        else:
            yield from (day_line(day, plan.today) for day in run)


def day_line(day: PlannedDay, today: date) -> Hung:
    """A day in a line: what is new by name, what is due by number."""
    name = "today" if day.day == today else f"{day.day:%a %d %b}"
    return Hung(f"{name:<11} {day.minutes:3.0f} min  ", "; ".join(_doings(day)) or "nothing")


def dropped_lines(dropped: tuple[Dropped, ...], all_names: bool = False) -> Iterator[Hung]:
    """What there is no time for, by level, the least important first: by name, or many of them by section."""
    if not dropped:
        yield Hung("Nothing has to be dropped.")
        return
    yield Hung("", f"No time for {len(dropped)}, the least important first:")
    for level in dict.fromkeys(one.level for one in dropped):
        left_out = [one for one in dropped if one.level == level]
        head = f"  {level:<7} {len(left_out):3}  "
        if all_names or len(left_out) <= _NAMED:
            yield Hung(head, ", ".join(one.card for one in left_out))
        else:
            sections = Counter(one.section for one in left_out)
            yield Hung(head, "in " + ", ".join(f"{section} {count}" for section, count in sections.items()))


def section_lines(plan: Plan) -> Iterator[str]:
    """The sections with a bar each, all together last."""
    for section in plan.sections:
        name = f"{section.section}  {section.title}"
        yield f"{name:<28.28} {bar(section.recall, _BAR)} {section.recall:4.0%}  {section.seen} of {section.cards} seen"
    yield f"{'all':<28} {bar(plan.recall, _BAR)} {plan.recall:4.0%}"


def minutes_lines(plan: Plan) -> Iterator[str]:
    """What other minutes a day come to."""
    for other in plan.other_minutes:
        mark = "  (yours)" if other.minutes == plan.minutes_a_day else ""
        name = f"{other.minutes} minutes a day"
        yield f"{name:<28} {bar(other.recall, _BAR)} {other.recall:4.0%}  {other.dropped} dropped{mark}"


def _doings(day: PlannedDay) -> Iterator[str]:
    names: dict[str, list[str]] = {}
    for task in day.tasks:
        names.setdefault(task.doing, []).append(task.card or task.title)
    if "routine" in names:
        yield f"{names['routine'][0].removeprefix('The ')}, and nothing new"
    if "baseline" in names:
        yield f"baseline: {names['baseline'][0]} from a blank page"
    if "review" in names:
        yield f"{len(names['review'])} due"
    if "new" in names:
        yield f"new: {', '.join(names['new'])}"
    if "once more" in names:
        yield f"{len(names['once more'])} once more"
