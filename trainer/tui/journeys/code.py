"""The way through a program: read, with gaps, from a blank page; its review, its grade, and on to what comes next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from trainer.memory.missed import MissedLandmark
from trainer.memory.models import Attempt, Grade
from trainer.rehearsal.drafts import DraftKeeper
from trainer.rehearsal.programs.brief import Subject
from trainer.rehearsal.programs.missing import dropped, missed_often, text_with_gaps
from trainer.rehearsal.programs.practice import Practice, reading
from trainer.rehearsal.programs.ways import Way, set_draft_aside, ways_into
from trainer.tui.texts.wording import way_label

if TYPE_CHECKING:
    from trainer.rehearsal.next_steps import Step
    from trainer.tui.journeys.journey import Journey


class CodeJourney:
    """Leads through the attempts at one program after the other; a `CodeLead` of their screens.

    Arguments:
        journey: leads from screen to screen.
    """

    def __init__(self, journey: Journey) -> None:
        self.journey = journey
        self.rooms = journey.rooms

    def open(self, card: str) -> None:
        """Open a card, after asking how where that is to be decided."""
        subject = self.journey.subject_of_code(card)
        if subject is None:
            return
        ways = self.journey.remembered(lambda: ways_into(self.rooms.store, subject)) or ("blank",)
        if len(ways) == 1:
            self.begin(subject, ways[0])
            return
        again = ways[0] == "resume"
        self.journey.ask(
            subject.title,
            [(way, way_label(way, again)) for way in ways],
            lambda way: self.begin(subject, way),
        )

    def begin(self, subject: Subject, way: Way, text: str = "") -> None:
        """Begin in one of the ways; `text` stands in the editor at the start."""
        rooms = self.rooms
        draft = self.journey.remembered(lambda: rooms.store.draft(subject.card))
        if way == "read":
            from trainer.tui.screens.reading import ReadingScreen

            remark = "read it, then gaps, then blank"
            self.journey.show(ReadingScreen(self.journey, subject, remark, partial(self.end_reading, subject)))
            return
        if draft is not None and way != "resume":
            self.journey.remembered(partial(set_draft_aside, rooms.store, subject, draft, rooms.now))
            draft = None
        from trainer.tui.screens.practice import PracticeScreen

        mode = draft.mode if draft is not None else "gaps" if way == "gaps" else "blank"
        if mode == "gaps":
            text = self.journey.remembered(lambda: text_with_gaps(rooms.store, subject)) or subject.with_gaps
        practice = Practice(subject, mode, rooms.clock, rooms.now, draft, text)
        keeper, resumed = DraftKeeper(rooms.store), draft is not None
        self.journey.show(PracticeScreen(self, practice, keeper, resumed, self._often(subject)))

    def go_home(self) -> None:
        """Close whatever lies above Home."""
        self.journey.go_home()

    def leave_ungraded(self) -> None:
        """Home without a grade: the attempt stays, the schedule does not move."""
        self.journey.leave_ungraded()

    def say(self, sentence: str) -> None:
        """A sentence of warning."""
        self.journey.say(sentence)

    def confirm_reference(self, then: Callable[[], None]) -> None:
        """Ask whether the last hint, the reference, is meant."""
        self.journey.ask(
            "The reference is the last hint. Seeing it ends this attempt.",
            [(False, "Keep trying"), (True, "Show the reference")],
            lambda meant: then() if meant else None,
        )

    def end_practice(self, practice: Practice, text: str) -> None:
        """Record the attempt; then the reference and the grade, or after gaps what comes next."""
        attempt = practice.attempt(text)
        self.journey.remembered(lambda: self.rooms.store.record(attempt))
        if practice.mode == "gaps":
            self._end_gaps(practice)
            return
        from trainer.tui.screens.review import ReviewScreen

        notes = tuple(dropped(one) for one in self._often(practice.subject))
        self.journey.show(ReviewScreen(self, practice, attempt, notes))

    def _end_gaps(self, practice: Practice) -> None:
        """What comes next; before it the reference, where it was asked for."""
        if practice.passed:
            self.ask_for_next(practice)
            return
        from trainer.tui.screens.reading import ReadingScreen

        remark = "the reference: read it, then try again"
        self.journey.show(ReadingScreen(self.journey, practice.subject, remark, lambda _: self.ask_for_next(practice)))

    def _often(self, subject: Subject) -> tuple[MissedLandmark, ...]:
        return self.journey.remembered(lambda: missed_often(self.rooms.store, subject)) or ()

    def give_grade(self, practice: Practice, attempt: Attempt, grade: Grade) -> None:
        """Grade an attempt, say when it comes back, and ask what comes next."""
        self.journey.give_grade(attempt, grade)
        self.ask_for_next(practice)

    def end_reading(self, subject: Subject, attempt_seconds: float) -> None:
        """Record that a program was read, and offer what it was read for."""
        now = self.rooms.now()
        self.journey.remembered(lambda: self.rooms.store.record(reading(subject, now, now, attempt_seconds)))
        ways: tuple[Way, ...] = ("gaps", "blank")
        self.journey.go_home()
        self.journey.ask(subject.title, [(way, way_label(way)) for way in ways], lambda way: self.begin(subject, way))

    def ask_for_next(self, practice: Practice) -> None:
        """Ask what comes after an attempt."""
        from trainer.rehearsal.next_steps import next_steps

        self.journey.go_home()
        agenda = self.journey.agenda()
        if agenda is None:
            return
        steps = self.journey.remembered(lambda: next_steps(practice, agenda, self.rooms.store))
        if steps is None:
            return
        self.journey.ask("What next?", [(step, step.says) for step in steps], lambda step: self._take(step, practice))

    def _take(self, step: Step, practice: Practice) -> None:
        if step.kind in ("open", "say"):
            self.journey.open_card(step.card)
        elif step.kind == "twist":
            subject = self.journey.subject_of_code(step.card)
            if subject is not None:
                self.begin(subject, "blank", practice.final_text(""))
        elif step.kind == "break":
            self.journey.exercises.break_line(practice, then=lambda: self.ask_for_next(practice))
        elif step.kind in ("blank", "gaps"):
            self.begin(practice.subject, "gaps" if step.kind == "gaps" else "blank")
