"""The way from screen to screen: opening a card, practising, grading, going on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from textual.screen import Screen

from trainer.catalog.errors import ContentError, UnknownDrill
from trainer.catalog.models import Kind
from trainer.memory.missed import MissedLandmark
from trainer.memory.models import Attempt, Grade, MemoryUnavailable
from trainer.rehearsal.asked import ASKED
from trainer.rehearsal.brief import Subject, subject_of
from trainer.rehearsal.drafts import DraftKeeper
from trainer.rehearsal.grading import UNGRADED, grade_given
from trainer.rehearsal.missing import dropped, missed_often, text_with_gaps
from trainer.rehearsal.practice import Practice, reading
from trainer.rehearsal.said import OWN, SAID
from trainer.rehearsal.ways import Way, set_draft_aside, ways_into
from trainer.tui.exercises import Exercises
from trainer.tui.rooms import Rooms
from trainer.tui.wording import way_label

if TYPE_CHECKING:
    from trainer.rehearsal.agenda import Agenda
    from trainer.rehearsal.next_steps import Step
    from trainer.tui.app import TrainerApp

T = TypeVar("T")


class Journey:
    """Leads from one screen to the next. Home is always at the bottom."""

    def __init__(self, app: TrainerApp, rooms: Rooms) -> None:
        self._app = app
        self.rooms = rooms
        self.exercises = Exercises(self, app)

    def go_home(self) -> None:
        """Close whatever lies above Home; each screen keeps its text."""
        self._app.save_typed()
        while len(self._app.screen_stack) > 1:
            self._app.pop_screen()

    def most_due(self) -> str:
        """The card that is most due, else the next on the path; nothing where everything is known."""
        agenda = self.agenda()
        if agenda is None:
            return ""
        first = next(iter(agenda.due), agenda.next_new)
        return first.card if first is not None else ""

    def open_card(self, card: str) -> None:
        """Open a card, after asking how where that is to be decided."""
        kind = self._kind_of(card)
        if kind in SAID:
            from trainer.tui.spoken_journey import SpokenJourney

            SpokenJourney(self).open(card)
            return
        if kind in ASKED:
            from trainer.tui.asked_journeys import open_asked

            open_asked(self, self.rooms.drill_of(card)[0])
            return
        subject = self.subject_of_code(card) if card else None
        if subject is None:
            return
        ways = self.remembered(lambda: ways_into(self.rooms.store, subject)) or ("blank",)
        if len(ways) == 1:
            self.begin(subject, ways[0])
            return
        again = ways[0] == "resume"
        self.ask(
            subject.title,
            [(way, way_label(way, again)) for way in ways],
            lambda way: self.begin(subject, way),
        )

    def begin(self, subject: Subject, way: Way, text: str = "") -> None:
        """Begin in one of the ways; `text` stands in the editor at the start."""
        rooms = self.rooms
        draft = self.remembered(lambda: rooms.store.draft(subject.card))
        if way == "read":
            from trainer.tui.screens.reading import ReadingScreen

            remark = "read it, then gaps, then blank"
            self.show(ReadingScreen(self, subject, remark, partial(self.end_reading, subject)))
            return
        if draft is not None and way != "resume":
            self.remembered(partial(set_draft_aside, rooms.store, subject, draft, rooms.now))
            draft = None
        from trainer.tui.screens.practice import PracticeScreen

        mode = draft.mode if draft is not None else "gaps" if way == "gaps" else "blank"
        if mode == "gaps":
            text = self.remembered(lambda: text_with_gaps(rooms.store, subject)) or subject.with_gaps
        practice = Practice(subject, mode, rooms.clock, rooms.now, draft, text)
        self.show(PracticeScreen(self, practice, DraftKeeper(rooms.store), draft is not None, self._often(subject)))

    def confirm_reference(self, then: Callable[[], None]) -> None:
        """Ask whether the last hint, the reference, is meant."""
        self.ask(
            "The reference is the last hint. Seeing it ends this attempt.",
            [(False, "Keep trying"), (True, "Show the reference")],
            lambda meant: then() if meant else None,
        )

    def end_practice(self, practice: Practice, text: str) -> None:
        """Record the attempt; then the reference and the grade, or after gaps what comes next."""
        attempt = practice.attempt(text)
        self.remembered(lambda: self.rooms.store.record(attempt))
        if practice.mode == "gaps":
            self._end_gaps(practice)
            return
        from trainer.tui.screens.review import ReviewScreen

        notes = tuple(dropped(one) for one in self._often(practice.subject))
        self.show(ReviewScreen(self, practice, attempt, notes))

    def _end_gaps(self, practice: Practice) -> None:
        """What comes next; before it the reference, where it was asked for."""
        if practice.passed:
            self.ask_for_next(practice)
            return
        from trainer.tui.screens.reading import ReadingScreen

        remark = "the reference: read it, then try again"
        self.show(ReadingScreen(self, practice.subject, remark, lambda _: self.ask_for_next(practice)))

    def _often(self, subject: Subject) -> tuple[MissedLandmark, ...]:
        return self.remembered(lambda: missed_often(self.rooms.store, subject)) or ()

    def give_grade(self, practice: Practice, attempt: Attempt, grade: Grade) -> None:
        """Grade an attempt, say when it comes back, and ask what comes next."""

        def graded() -> str:
            self.rooms.store.grade(attempt.id, grade)
            return grade_given(grade, self.rooms.store.card(attempt.card), self.rooms.store.today())

        said = self.remembered(graded)
        if said is not None:
            self.tell(said)
        self.ask_for_next(practice)

    def leave_ungraded(self) -> None:
        """Home without a grade: the attempt stays, the schedule does not move."""
        self.go_home()
        self.say(UNGRADED)

    def end_reading(self, subject: Subject, attempt_seconds: float) -> None:
        """Record that a program was read, and offer what it was read for."""
        now = self.rooms.now()
        self.remembered(lambda: self.rooms.store.record(reading(subject, now, now, attempt_seconds)))
        ways: tuple[Way, ...] = ("gaps", "blank")
        self.go_home()
        self.ask(subject.title, [(way, way_label(way)) for way in ways], lambda way: self.begin(subject, way))

    def ask_for_next(self, practice: Practice) -> None:
        """Ask what comes after an attempt."""
        from trainer.rehearsal.agenda import make_agenda
        from trainer.rehearsal.next_steps import next_steps

        self.go_home()
        rooms = self.rooms
        steps = self.remembered(lambda: next_steps(practice, make_agenda(rooms.catalog, rooms.store), rooms.store))
        if steps is None:
            return
        self.ask("What next?", [(step, step.says) for step in steps], lambda step: self._take(step, practice))

    def agenda(self) -> Agenda | None:
        """What there is to do; None where the memory can't be read, which is said."""
        # A card that is opened at once needs nothing of it.
        from trainer.rehearsal.agenda import make_agenda
        from trainer.rehearsal.private_drills import with_private_drills

        rooms = self.rooms
        return self.remembered(lambda: make_agenda(with_private_drills(rooms.catalog, rooms.store), rooms.store))

    def ask_first_questions(self) -> None:
        """Ask what the trainer wants to know at the first start, and keep the answers."""
        from trainer.tui.screens.first_start import FirstStartScreen

        def answered(answers: dict[str, object] | None) -> None:
            self.change_settings(first_start_done=True, **(answers or {}))

        self._app.push_screen(FirstStartScreen(self.rooms.store.today()), answered)

    def keep_theme(self, theme: str) -> None:
        """Keep the colours for the next start."""
        if theme != self.rooms.settings.theme:
            self.change_settings(theme=theme)

    def ask_for_interview(self, then: Callable[[], None]) -> None:
        """Ask when the interview is, and keep the answer."""
        from trainer.tui.screens.first_start import FirstStartScreen

        def answered(answers: dict[str, object] | None) -> None:
            if answers:
                self.change_settings(**answers)
                then()

        today, known = self.rooms.store.today(), self.rooms.settings.interview
        self._app.push_screen(FirstStartScreen(today, ("interview",), known), answered)

    def change_settings(self, **changes: object) -> None:
        """Keep some settings, for now and for the next start."""
        from trainer.memory.settings_writing import change_settings

        changed = self.remembered(lambda: change_settings(None, **changes))
        if changed is not None:
            self.rooms.settings = changed

    def open_routine(self) -> None:
        """Go on with a routine, or begin one."""
        from trainer.tui.routine_journey import RoutineJourney

        RoutineJourney(self).open()

    def interview(self, card: str) -> None:
        """Begin an interview about the drill of a card."""
        from trainer.tui.interview_journey import InterviewJourney

        InterviewJourney(self).open(card)

    def show_statistics(self, page: str = "recall") -> None:
        """Show where the learner stands, from a page of it on."""
        from trainer.memory.statistics import statistics
        from trainer.tui.screens.statistics import StatisticsScreen

        found = self.remembered(lambda: statistics(self.rooms.store, self.rooms.catalog))
        if found is not None:
            self._app.push_screen(StatisticsScreen(self, found, page))

    def undo_grade(self) -> None:
        """Take back the last grade, and say which."""
        card = self.remembered(self.rooms.store.undo_last_grade)
        self.tell("There is no grade to take back." if card is None else f"The last grade of {card} is taken back.")

    def _take(self, step: Step, practice: Practice) -> None:
        if step.kind in ("open", "say"):
            self.open_card(step.card)
        elif step.kind == "twist":
            subject = self.subject_of_code(step.card)
            if subject is not None:
                self.begin(subject, "blank", practice.final_text(""))
        elif step.kind == "break":
            self.exercises.break_line(practice)
        elif step.kind in ("blank", "gaps"):
            self.begin(practice.subject, "gaps" if step.kind == "gaps" else "blank")

    def _kind_of(self, card: str) -> Kind | None:
        """The kind of a card; None where there is none. A drill of the learner's own is one to be said."""
        try:
            return "spoken" if card.startswith(OWN) else self.rooms.drill_of(card)[0].kind
        except (UnknownDrill, ContentError):
            return None

    def subject_of_code(self, card: str) -> Subject | None:
        """What is typed for a card; None where there is no such thing, which is said."""
        try:
            drill, twist = self.rooms.drill_of(card)
            if drill.kind != "code":
                self.say(f"{drill.title}: there is no program to work on.")
                return None
            return subject_of(drill, twist)
        except (UnknownDrill, ContentError) as error:
            self.say(str(error))
            return None

    # For whoever leads on from here

    def ask(self, title: str, options: Sequence[tuple[T, str]], then: Callable[[T], object]) -> None:
        """Have one of `options` (each with its label) chosen, and go on with it; leaving the question does nothing."""
        from trainer.tui.screens.choice import ChoiceScreen

        def chosen(number: int | None) -> None:
            if number is not None:
                then(options[number][0])

        self._app.ask_by(ChoiceScreen(title, [label for _, label in options]), chosen)

    def show(self, screen: Screen[None]) -> None:
        """Show a screen, right above Home."""
        self.go_home()
        # Those of the terminal's size: Textual finds them once it has painted the screen, and paints it again.
        sizes = {name for _, name in (*self._app.HORIZONTAL_BREAKPOINTS, *self._app.VERTICAL_BREAKPOINTS)}
        screen.add_class(*sizes & self._app.screen.classes)
        self._app.push_screen(screen)

    def tell(self, sentence: str) -> None:
        """A sentence of good news."""
        self._app.notify(sentence, markup=False)

    def say(self, sentence: str) -> None:
        """A sentence of warning."""
        self._app.notify(sentence, severity="warning", markup=False)

    def remembered(self, act: Callable[[], T]) -> T | None:
        """What `act` gives; None where the memory fails it, which is said."""
        try:
            return act()
        except MemoryUnavailable as error:
            self._app.notify(str(error), severity="error", timeout=15, markup=False)
            return None
