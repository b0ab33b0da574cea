"""The words of the screens for what the rooms below know."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from trainer.memory.models import Help, Offer, TickKind
from trainer.memory.settings import Settings
from trainer.rehearsal.grading import day_words
from trainer.rehearsal.programs.brief import landmark_name
from trainer.rehearsal.programs.practice import Practice, how_passed
from trainer.rehearsal.programs.ways import Way
from trainer.rehearsal.stopwatch import clock_face
from trainer.tui.keys.keymap import key_of

if TYPE_CHECKING:
    from trainer.rehearsal.agenda import Agenda, Entry
    from trainer.rehearsal.programs.fault_finding import FaultFinding
    from trainer.rehearsal.programs.line_breaking import Break, Score

KINDS_OF_POINTS: dict[TickKind, str] = {
    "position": "position",
    "tradeoff": "trade-off",
    "fact": "fact",
    "part": "part",
}

OFFERS: dict[Offer | None, str] = {
    None: "?",
    "landed": "? landed",
    "confirm": "? please confirm",
    "contradicted": "? contradicted",
    "missing": "? missing",
}
"""What the matching of words made of a point, until the learner has judged it."""


HELP_NAMES: dict[Help, str] = {
    "behaviours": "the behaviours",
    "landmarks": "the names of the landmarks",
    "gaps": "the program with gaps",
    "reference": "the reference",
}

_WAYS: dict[Way, str] = {
    "resume": "Go on where you left off",
    "blank": "A blank page",
    "gaps": "The program with gaps, to fill in",
    "read": "Read the program first (that is learning, not failing)",
}


SETTINGS = (
    "`trainer config edit` opens your settings, all explained: keys, colours, editor, minutes, the day. "
    "They hold from the next start on."
)


def landed_or_missed() -> str:
    """The two keys that judge a point: `Y or N`."""
    return f"{key_of('landed')} or {key_of('missed')}"


def way_label(way: Way, again: bool = False) -> str:
    """A way into a card; `again` where something was begun already."""
    return "Start afresh, from a blank page" if way == "blank" and again else _WAYS[way]


def state_words(entry: Entry, today: date) -> str:
    """Where a card stands: new, begun, due, or the day on which it comes back."""
    if entry.state == "later" and entry.due is not None:
        return day_words(entry.due, today)
    return {"new": "new", "begun": "begun", "due": "due today", "later": "later"}[entry.state]


def home_line(agenda: Agenda, today: date, settings: Settings) -> str:
    """The line above everything: how much is due, and how far the interview is."""
    due = len(agenda.due)
    if agenda.plan is not None and agenda.plan.routine:
        return f"trainer · interview tomorrow, tonight the routine: {key_of('routine')}"
    parts = ["trainer", f"{due or 'nothing'} due today"]
    if due:
        minutes = sum(entry.drill.minutes for entry in agenda.due)
        parts.append(f"about {minutes:g} of your {settings.minutes_a_day} minutes")
    if settings.interview is not None and settings.interview >= today:
        days = (settings.interview - today).days
        parts.append("the interview is today" if not days else f"{days} day{'s' if days != 1 else ''} to the interview")
    return " · ".join(parts)


def summary(practice: Practice) -> str:
    """How an attempt went, in a line."""
    runs = len(practice.runs)
    not_passed = "Not passed" + (f" in {runs} run{'s' if runs != 1 else ''}" if runs else ", never run")
    went = how_passed(practice.runs) or not_passed
    took = f"{clock_face(practice.stopwatch.tick())} of {clock_face(practice.par_seconds)} par"
    helped = ", ".join(HELP_NAMES[step] for step in practice.helps)
    return f"{went} · {took} · {f'help: {helped}' if helped else 'no help'}"


def after_run(practice: Practice, recorded: bool = False) -> str:
    """What can be done after a run; `recorded` is whether there are calls of a model to look at."""
    if practice.report is not None and practice.report.passed:
        return f"{key_of('go_on')} goes on to the reference and your grade."
    notes = []
    if practice.mode == "gaps" and (gaps := practice.open_gaps):
        notes.append(f"{gaps} gap{'s are' if gaps != 1 else ' is'} still open.")
    if recorded:
        notes.append(f"{key_of('flight')} shows what each call of the model was given.")
    if practice.behaviours_shown and "behaviours" not in practice.helps and practice.mode != "gaps":
        notes.append(f"What it has to do stands under Hints now ({key_of('next_tab')}).")
    return " ".join(notes)


def fault_task() -> str:
    """What there is to do with a wrong program."""
    return f"One idea in this program is broken. {key_of('run')} runs it. Which one? {key_of('confirm')} says so."


def fault_judged(finding: FaultFinding) -> str:
    """What was said about a wrong program, whether it was right, and how far the mending is."""
    said = "Right:" if finding.picked_right else "Not that one; it is"
    lines = [f"{said} {landmark_name(finding.broken)}. {finding.fault.mistake.say}"]
    if finding.phase == "mended":
        runs = finding.runs_to_mend
        lines.append(f"Mended in {runs} run{'s' if runs != 1 else ''}. {key_of('go_on')} brings another one.")
    else:
        lines.append(f"Now mend it: the checks decide ({key_of('run')}).")
    return "\n".join(lines)


def break_task(broken: Break) -> str:
    """What was broken, and what to predict."""
    whose = "your own program" if broken.own else "the reference"
    lines = "\n".join(f"    {line}" for line in broken.taken_lines)
    return f"In {whose} this was broken ({landmark_name(broken.landmark)}):\n{lines}\nWhich check will fail?"


def prediction_scored(score: Score, broken: Break, predicted: str) -> str:
    """What a prediction was worth."""
    worth = {
        "best": f"Right, and it is the very idea that was broken: {landmark_name(broken.landmark)}.",
        "right": f"Right, it fails too; the idea that was broken is {landmark_name(broken.landmark)}.",
        "wrong": f"Not that one: it passes. What was broken is {landmark_name(broken.landmark)}.",
    }[score]
    return f"You said: {predicted}\n{worth} {key_of('go_on')} breaks another line."
