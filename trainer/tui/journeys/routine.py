"""The way through a routine: where to begin or go on, the screen with the clock, the closing page, the grades."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from trainer.catalog.errors import ContentError, UnknownDrill, UnknownRoutine
from trainer.rehearsal.answers.sheet import Sheet
from trainer.rehearsal.answers.speaking import SpokenSubject
from trainer.rehearsal.answers.spoken import spoken_subject
from trainer.rehearsal.programs.brief import Subject, subject_of
from trainer.rehearsal.programs.practice import Practice
from trainer.rehearsal.routine.closing import closing, sheet_entries
from trainer.rehearsal.routine.keeping import RoutineKeeper, forget_routine, kept_routines
from trainer.rehearsal.routine.planning import (
    STANDARD,
    NothingToPractise,
    all_routines,
    find_routine,
    first_follow_up,
    plan_routine,
)
from trainer.rehearsal.routine.recording import draft_of_work, record_ended, record_late_words
from trainer.rehearsal.routine.sitting import RoutineSitting
from trainer.rehearsal.routine.state import Item, RoutineState
from trainer.rehearsal.voice.keeping import TakeKeeper
from trainer.tui.screens.closing import ClosingScreen
from trainer.tui.screens.routine import RoutineScreen
from trainer.tui.screens.sheet import SheetScreen

if TYPE_CHECKING:
    from trainer.tui.journeys.journey import Journey

T = TypeVar("T")


class RoutineJourney:
    """Leads through one routine; the lead of its screens.

    Arguments:
        journey: the way to the screens.
        speed: how many times faster than the clock its time passes.
        chance: decides between what is equally shaky.
    """

    def __init__(self, journey: Journey, speed: float = 1.0, chance: random.Random | None = None) -> None:
        self.journey = journey
        self.rooms = journey.rooms
        self.checker = journey.rooms.checker
        self.takes = TakeKeeper(journey.rooms.store, lambda: journey.rooms.settings)
        self._speed = speed
        self._chance = chance or random.Random()
        self._subjects: dict[str, SpokenSubject] = {}
        self._recorded: set[str] = set()

    # Beginning

    def open(self, name: str | None = None) -> None:
        """Go on with what waits, or begin; which routine is asked for where none is named."""
        waiting = self._tried(lambda: kept_routines(self.rooms.store)) or ()
        choices = [self._choice_for(state) for state in waiting if name in (None, state.name)]
        if not choices and name is not None:
            self.begin(name)
            return
        if name is not None:
            choices.append((lambda: self._begin_instead(name, waiting), "Begin it anew; what was recorded stays"))
        else:
            choices += self._choices_to_begin()
        self.journey.ask("The routine", choices, lambda chosen: chosen())

    def _choice_for(self, state: RoutineState) -> tuple[Callable[[], object], str]:
        if state.over:
            return lambda: self.grade(state), f"Points and grades of: {state.title}"
        return lambda: self.go_on(state), f"Go on with: {state.title} (segment {state.position + 1})"

    def _choices_to_begin(self) -> list[tuple[Callable[[], object], str]]:
        found = self._tried(lambda: all_routines(self.rooms.catalog))
        if found is None:
            return []
        routines, faults = found
        for fault in faults:
            self.say(str(fault))
        # The one of the evening before stands first.
        ordered = sorted(routines, key=lambda routine: routine.name != STANDARD)
        return [(partial(self.begin, one.name), f"{one.title} ({one.minutes:g} min)") for one in ordered]

    def begin(self, name: str) -> None:
        """Begin a routine."""
        rooms = self.rooms
        state = self._tried(
            lambda: plan_routine(find_routine(name, rooms.catalog), rooms.catalog, rooms.store, self._chance)
        )
        if state is not None:
            self.go_on(state)

    def _begin_instead(self, name: str, waiting: tuple[RoutineState, ...]) -> None:
        for state in waiting:
            if state.name == name:
                self._tried(partial(forget_routine, self.rooms.store, state))
        self.begin(name)

    def go_on(self, state: RoutineState) -> None:
        """Run a routine from where it stands."""
        rooms = self.rooms
        if not self._all_there(state):
            self._tried(lambda: forget_routine(rooms.store, state))
            return
        sitting = RoutineSitting(state, rooms.elapsed, rooms.now, self._follow_up, self._speed)
        self.journey.show(RoutineScreen(self, sitting, RoutineKeeper(rooms.store)))

    def _all_there(self, state: RoutineState) -> bool:
        """Whether everything that it is about can be read; what can't is said."""
        for segment in state.segments:
            for item in segment.items:
                asked = self._program_subject if segment.kind == "code" else self.subject
                if self._tried(partial(asked, item.card)) is None:
                    return False
        return True

    # As the lead of the screen with the clock

    def program(self, item: Item) -> Practice:
        """The attempt at a program, where it was left."""
        subject = self._program_subject(item.card)
        draft = draft_of_work(item)._replace(saved=self.rooms.now())
        return Practice(subject, "blank", self.rooms.clock, self.rooms.now, draft)

    def _program_subject(self, card: str) -> Subject:
        return subject_of(*self.rooms.catalog.card(card))

    def subject(self, card: str) -> SpokenSubject:
        """What there is to say about a card."""
        if card not in self._subjects:
            self._subjects[card] = spoken_subject(self.rooms.catalog, self.rooms.store, card)
        return self._subjects[card]

    def ended(self, state: RoutineState) -> None:
        """Record what has ended."""
        self._tried(lambda: record_ended(state, self.rooms.catalog, self.rooms.store, self._recorded))

    def understood(self, state: RoutineState, attempt: str) -> None:
        """Record last words with what had ended already."""
        self._tried(lambda: record_late_words(state, attempt, self.rooms.catalog, self.rooms.store))

    def over(self, state: RoutineState) -> None:
        """Say what went well, and good night."""
        found = self._tried(lambda: closing(state, self.rooms.catalog, self.rooms.store))
        if found is not None:
            self.journey.show(ClosingScreen(found, points=lambda: self.grade(state), left=self.left))

    def left(self) -> None:
        """Home; everything waits."""
        self.journey.go_home()

    def say(self, sentence: str) -> None:
        """A sentence of warning."""
        self.journey.say(sentence)

    def _follow_up(self, card: str) -> str | None:
        return self._tried(lambda: first_follow_up(self.subject(card), self.rooms.store))

    # Grades

    def grade(self, state: RoutineState) -> None:
        """Show what there is to judge; where nothing waits, the routine is done with."""
        store = self.rooms.store
        entries = self._tried(lambda: sheet_entries(state, self.rooms.catalog, store))
        if entries is None:
            return
        if all(entry.grade is not None for entry in entries):
            self.done(state)
            return
        self.journey.show(
            SheetScreen(Sheet(store, entries), state.title, done=lambda: self.done(state), left=self.left, say=self.say)
        )

    def done(self, state: RoutineState) -> None:
        """Everything has its grade."""
        self._tried(lambda: forget_routine(self.rooms.store, state))
        self.journey.go_home()
        self.journey.tell("Every answer has its grade.")

    def _tried(self, act: Callable[[], T]) -> T | None:
        """What `act` gives; None where content or memory fail it, which is said."""
        try:
            return self.journey.remembered(act)
        except (UnknownDrill, UnknownRoutine, ContentError, NothingToPractise) as error:
            self.say(str(error))
            return None
