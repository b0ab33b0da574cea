"""What the screens ask of whoever leads on from them: no screen knows the way itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from trainer.catalog.models import Drill
    from trainer.checking.running.numbers import Drawn
    from trainer.checking.server import Checker
    from trainer.memory.models import Attempt, Grade
    from trainer.rehearsal.agenda import Agenda
    from trainer.rehearsal.answers.speaking import Speaking, SpokenSubject
    from trainer.rehearsal.interview import BegunInterview, Interview
    from trainer.rehearsal.numbers.computing import Computing
    from trainer.rehearsal.programs.practice import Practice
    from trainer.rehearsal.routine.state import Item, RoutineState
    from trainer.rehearsal.voice.keeping import TakeKeeper
    from trainer.tui.rooms import Rooms

T = TypeVar("T")
Told = TypeVar("Told", contravariant=True)


class Lead(Protocol):
    """Who knows the rooms, and where leaving leads to."""

    rooms: Rooms

    def go_home(self) -> None:
        """Close whatever lies above Home."""

    def say(self, sentence: str) -> None:
        """A sentence of warning."""

    def remembered(self, act: Callable[[], T]) -> T | None:
        """What `act` gives; None where the memory fails it, which is said."""


class HomeLead(Lead, Protocol):
    """Who opens what was chosen at Home."""

    def agenda(self, planned: bool = True) -> Agenda | None:
        """What there is to do, with what is `planned` for today; None where the memory can't be read, which is said."""

    def open_card(self, card: str) -> None:
        """Open a card, after asking how where that is to be decided."""

    def find_fault(self, card: str) -> None:
        """Serve a wrong program of a card."""

    def open_routine(self) -> None:
        """Go on with a routine, or begin one."""

    def interview(self, card: str) -> None:
        """Begin an interview about the drill of a card."""

    def show_statistics(self) -> None:
        """Show where the learner stands."""

    def undo_grade(self) -> None:
        """Take back the last grade, and say which."""


class StatisticsLead(Lead, Protocol):
    """Who changes what the pages of the statistics are made from."""

    def ask_for_interview(self, then: Callable[[], None]) -> None:
        """Ask when the interview is, and keep the answer."""

    def change_settings(self, **changes: object) -> None:
        """Keep some settings, for now and for the next start."""

    def open_debrief(self) -> None:
        """The form for what a real interview asked."""


class CodeLead(Protocol):
    """Who is told how an attempt at a program goes, and leads on from it."""

    rooms: Rooms

    def say(self, sentence: str) -> None:
        """A sentence of warning."""

    def go_home(self) -> None:
        """Close whatever lies above Home; the attempt is not over."""

    def confirm_reference(self, then: Callable[[], None]) -> None:
        """Ask whether the last hint, the reference, is meant."""

    def end_practice(self, practice: Practice, text: str) -> None:
        """Record the attempt, and go on to its review or to what comes next."""

    def give_grade(self, practice: Practice, attempt: Attempt, grade: Grade) -> None:
        """Grade an attempt, and go on."""

    def leave_ungraded(self) -> None:
        """Home without a grade."""


class AskedLead(Protocol[Told]):
    """Who is told how an attempt at what is asked goes, and leads on from it."""

    def keep(self, asked: Told, /) -> None:
        """Record the attempt, without a grade."""

    def grade(self, asked: Told, grade: Grade, /) -> None:
        """Give the recorded attempt its grade."""

    def ended(self, drill: Drill, /) -> None:
        """It has its grade: go on."""

    def left(self, recorded: bool, /) -> None:
        """It was left; `recorded` is whether an attempt is kept without a grade."""


class NumberLead(AskedLead["Computing"], Protocol):
    """Who begins an attempt at a number, is told how it goes, and leads on from it."""

    def begin(self, drill: Drill, drawn: Drawn, /) -> Computing:
        """An attempt at what was drawn. Raises `NoPlace` where the question does not fit it."""


class SpokenLead(Protocol):
    """Who is told how a spoken attempt goes, and leads on from it."""

    takes: TakeKeeper

    def keep(self, speaking: Speaking) -> None:
        """Record the attempt as it is, without a grade."""

    def ended(self, speaking: Speaking, grade: Grade) -> None:
        """The attempt has its grade: go on."""

    def left(self, recorded: bool) -> None:
        """It was left; `recorded` is whether the attempt is kept without a grade."""

    def say(self, sentence: str) -> None:
        """A sentence of warning."""


class InterviewLead(Protocol):
    """Who keeps an interview, and leads on from it."""

    checker: Checker
    takes: TakeKeeper

    def keep(self, begun: BegunInterview) -> None:
        """Keep where it stands. Raises `MemoryUnavailable`."""

    def read(self, interview: Interview) -> None:
        """The submission was read: record it."""

    def over(self, interview: Interview) -> None:
        """Everything was asked."""

    def left(self) -> None:
        """It was left."""

    def say(self, sentence: str) -> None:
        """A sentence of warning."""


class RoutineLead(Protocol):
    """Who knows what a routine is about, and leads on from it."""

    checker: Checker
    takes: TakeKeeper

    def program(self, item: Item) -> Practice:
        """The attempt at a program, where it was left."""

    def subject(self, card: str) -> SpokenSubject:
        """What there is to say about a card."""

    def ended(self, state: RoutineState) -> None:
        """Something ended: record what is to be recorded."""

    def understood(self, state: RoutineState, attempt: str) -> None:
        """Last words came in for something that had ended already: record them with it."""

    def over(self, state: RoutineState) -> None:
        """The last bell has rung."""

    def left(self) -> None:
        """It was left, to be gone on with."""

    def say(self, sentence: str) -> None:
        """A sentence of warning."""
