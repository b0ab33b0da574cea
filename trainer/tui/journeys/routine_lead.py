"""What the screen of a routine asks of whoever leads on from it."""

from __future__ import annotations

from typing import Protocol

from trainer.checking.server import Checker
from trainer.rehearsal.practice import Practice
from trainer.rehearsal.routine.state import Item, RoutineState
from trainer.rehearsal.speaking import SpokenSubject
from trainer.rehearsal.voice.keeping import TakeKeeper


class RoutineLead(Protocol):
    """Who knows what the routine is about, and leads on from it."""

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
