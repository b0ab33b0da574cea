"""The way from screen to screen: what every kind of drill has in common, and where each has a way of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from textual.screen import Screen

from trainer.catalog.errors import ContentError, UnknownDrill
from trainer.catalog.models import Kind
from trainer.memory.models import Attempt, Grade, MemoryUnavailable
from trainer.rehearsal.answers.said import OWN, SAID
from trainer.rehearsal.asked import ASKED
from trainer.rehearsal.grading import UNGRADED, give_grade
from trainer.rehearsal.programs.brief import Subject, subject_of
from trainer.tui.journeys.exercises import Exercises
from trainer.tui.rooms import Rooms

if TYPE_CHECKING:
    from trainer.rehearsal.agenda import Agenda
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
        agenda = self.agenda(planned=False)
        if agenda is not None and not agenda.due:
            agenda = self.agenda()
        if agenda is None:
            return ""
        first = next(iter(agenda.due), agenda.next_new)
        return first.card if first is not None else ""

    def open_card(self, card: str) -> None:
        """Open a card, after asking how where that is to be decided."""
        kind = self._kind_of(card)
        if kind in SAID:
            from trainer.tui.journeys.spoken import SpokenJourney

            SpokenJourney(self).open(card)
            return
        if kind in ASKED:
            from trainer.tui.journeys.asked import open_asked

            open_asked(self, self.rooms.drill_of(card)[0])
            return
        if card:
            from trainer.tui.journeys.code import CodeJourney

            CodeJourney(self).open(card)

    def give_grade(self, attempt: Attempt, grade: Grade) -> None:
        """Grade an attempt, and say when its card comes back."""
        said = self.remembered(lambda: give_grade(self.rooms.store, attempt, grade))
        if said is not None:
            self.tell(said)

    def leave_ungraded(self) -> None:
        """Home without a grade: the attempt stays, the schedule does not move."""
        self.go_home()
        self.say(UNGRADED)

    def agenda(self, planned: bool = True) -> Agenda | None:
        """What there is to do; None where the memory can't be read, which is said.

        Arguments:
            planned: whether to ask the plan, whose modules take a while to read the first time.
        """
        # A card that is opened at once needs nothing of it.
        from trainer.rehearsal.agenda import make_agenda
        from trainer.rehearsal.private_drills import with_private_drills

        rooms = self.rooms

        def made() -> Agenda:
            catalog, plan = with_private_drills(rooms.catalog, rooms.store), None
            if planned and rooms.store.interview() is not None:
                from trainer.rehearsal.planning.today import planned_today

                plan = planned_today(catalog, rooms.store, rooms.settings.minutes_a_day)
            return make_agenda(catalog, rooms.store, plan)

        return self.remembered(made)

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

    def find_fault(self, card: str) -> None:
        """Serve a wrong program of a card."""
        self.exercises.find_fault(card)

    def open_routine(self) -> None:
        """Go on with a routine, or begin one."""
        from trainer.tui.journeys.routine import RoutineJourney

        RoutineJourney(self).open()

    def interview(self, card: str) -> None:
        """Begin an interview about the drill of a card."""
        from trainer.tui.journeys.interview import InterviewJourney

        InterviewJourney(self).open(card)

    def show_statistics(self, page: str = "recall") -> None:
        """Show where the learner stands, from a page of it on."""
        from trainer.memory.statistics import statistics
        from trainer.tui.screens.statistics import StatisticsScreen

        found = self.remembered(lambda: statistics(self.rooms.store, self.rooms.catalog))
        if found is not None:
            self._app.push_screen(StatisticsScreen(self, found, page))

    def open_debrief(self) -> None:
        """The form for what a real interview asked; what was kept is a drill from then on."""
        from trainer.tui.screens.debrief import DebriefScreen

        self.show(DebriefScreen(self))

    def undo_grade(self) -> None:
        """Take back the last grade, and say which."""
        card = self.remembered(self.rooms.store.undo_last_grade)
        self.tell("There is no grade to take back." if card is None else f"The last grade of {card} is taken back.")

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
