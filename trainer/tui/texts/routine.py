"""What the screen of a routine shows: the line of its segment, what is asked, what a program missed."""

from __future__ import annotations

from textual.content import Content

from trainer.catalog.models import Drill, Kind
from trainer.comparing.models import Comparison
from trainer.comparing.summary import summary_of
from trainer.rehearsal.answers.speaking import BAND, SpokenSubject
from trainer.rehearsal.routine.state import RoutineState, TimedSegment
from trainer.rehearsal.stopwatch import clock_face
from trainer.tui.keys.keymap import key_of
from trainer.tui.texts.code import bullets, heading, paragraphs, quiet
from trainer.tui.texts.wording import landed_or_missed

_LOOKS: dict[Kind, tuple[str, str]] = {
    "code": (">_", "$text-primary"),
    "spoken": ("((", "$text-success"),
    "theory": ("+-", "$text-warning"),
    "cold": ("??", "$text-warning"),
    "story": ('""', "$text-accent"),
}
"""Sign and colour of each kind of segment: both change at a boundary."""


def segment_line(state: RoutineState) -> Content:
    """Sign, number, time and title of the segment at hand: where it is cut, the title is."""
    segment = state.segment
    sign, colour = _LOOKS[segment.kind]
    place = f"{state.position + 1}/{len(state.segments)}"
    if segment.outcome == "rung":
        look, head, says = "bold reverse $text-warning", f"!! TIME  {place}", f"{key_of('go_on')} goes on"
    else:
        look, head, says = f"bold {colour}", f"{sign} {place}", f"{clock_face(segment.left)} left"
    return Content.assemble((head, look), f"  {says}  ", (segment.title, look))


def segment_bar(segment: TimedSegment, width: int) -> Content:
    """How much of the segment has passed, as a bar of so many columns."""
    _, colour = _LOOKS[segment.kind]
    passed = min(round(width * segment.used / segment.seconds), width) if segment.seconds else width
    return Content.assemble(("━" * passed, colour), ("─" * (width - passed), "dim"))


def segment_question_text(segment: TimedSegment, subject: SpokenSubject) -> Content:
    """What is asked now, and what to do about it."""
    item = segment.item
    counted = f"{segment.position + 1} of {len(segment.items)} · {subject.title}"
    if item.phase == "following":
        return paragraphs(
            quiet(f"{counted} · the follow-up"), heading(item.asked[-1]), quiet(f"Say it. {key_of('confirm')} goes on.")
        )
    if item.phase == "position":
        return paragraphs(quiet(counted), heading("Did you land a position?"), quiet(landed_or_missed()))
    if item.phase == "tradeoff":
        return paragraphs(quiet(counted), heading("Did you land its trade-off?"), quiet(landed_or_missed()))
    return paragraphs(
        quiet(counted), heading(subject.question.strip()), quiet(f"Say it out loud. {key_of('confirm')}: you said it.")
    )


def item_clock(segment: TimedSegment) -> Content:
    """The clock of one answer against its minute; past it a sign and a word, and no more than that."""
    item = segment.item
    face = clock_face(item.seconds)
    if segment.item_left is not None:
        return Content(f"{clock_face(segment.item_left)} for this one")
    if item.phase == "saying" and item.seconds > BAND[1]:
        return Content.styled(f"! {face}, past {clock_face(BAND[1])}: come to the end", "bold $text-warning")
    least, most = map(clock_face, BAND)
    return Content(f"{face} / {least}-{most}" if item.phase == "saying" else face)


def segment_missed_text(drill: Drill, comparison: Comparison) -> Content:
    """Only what a program missed, not what it says in other words; nothing of the reference."""
    summary = summary_of(drill, comparison)
    if summary.verdict == "passed":
        return Content.assemble(("PASS  ", "bold $text-success"), f"{summary.sentence} {key_of('go_on')} goes on.")
    report = comparison.report
    counted = f"{sum(check.passed for check in report.checks)} of {len(report.checks)} checks pass. Missed:"
    headline = Content.assemble(("FAIL  ", "bold $text-error"), summary.sentence or counted)
    missed = bullets([f"{one.what}. {one.message}".rstrip() for one in summary.missed])
    return Content("\n").join(part for part in (headline, missed, Content(summary.follows)) if str(part))


def gap_question(seconds: float) -> str:
    """What is asked after the machine has slept."""
    slept = f"{seconds / 60:.0f} minutes" if seconds >= 120 else f"{seconds:.0f} seconds"
    return f"Nothing happened here for {slept}: the machine slept, or stood still. Does that time count?"
