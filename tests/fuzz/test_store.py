"""The memory, whatever is recorded, graded, taken back and opened again, in any order."""

from __future__ import annotations

import tempfile
from datetime import datetime, timedelta, timezone
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from trainer.memory.models import Attempt, Grade
from trainer.memory.store import Store

GRADES = st.sampled_from(list(Grade))


class Memory(RuleBasedStateMachine):
    """Attempts, grades and undos in any order, against a plain list of what was done."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.moment = datetime(2030, 3, 4, 10, tzinfo=timezone.utc)
        self.attempts: dict[str, Attempt] = {}
        self.graded: list[str] = []
        self.store = self.opened()

    def opened(self) -> Store:
        return Store(Path(self.folder.name) / "memory.db", lambda: self.moment, interview=lambda: None)

    @rule(card=st.sampled_from(["a", "b", "a+1"]), text=st.text(st.characters(exclude_categories=["Cs"])))
    def record(self, card: str, text: str) -> None:
        number = f"attempt-{len(self.attempts)}"
        made = Attempt(
            number,
            card,
            card.partition("+")[0],
            (),
            "blank",
            self.moment - timedelta(minutes=1),
            self.moment,
            60.0,
            text,
            (),
            (),
            (),
            Grade.GOOD,
            None,
        )
        self.store.record(made)
        self.attempts[number] = made

    @precondition(lambda self: len(self.attempts) > len(self.graded))
    @rule(grade=GRADES)
    def grade(self, grade: Grade) -> None:
        number = next(number for number in self.attempts if number not in self.graded)
        self.store.grade(number, grade)
        self.graded.append(number)

    @rule()
    def undo(self) -> None:
        self.store.undo_last_grade()
        if self.graded:
            self.graded.pop()

    @rule(hours=st.integers(-30, 100))
    def wait(self, hours: int) -> None:
        self.moment += timedelta(hours=hours)

    @rule()
    def open_again(self) -> None:
        self.store.close()
        self.store = self.opened()

    @invariant()
    def nothing_is_lost(self) -> None:
        kept = {attempt.id: attempt for attempt in self.store.attempts()}
        assert kept.keys() == self.attempts.keys()
        assert all(kept[number].text == made.text for number, made in self.attempts.items())
        assert {number for number, attempt in kept.items() if attempt.grade is not None} == set(self.graded)
        cards = {self.attempts[number].card for number in self.graded}
        assert {card.id for card in self.store.cards() if card.due is not None} == cards

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()


TestMemory = Memory.TestCase
TestMemory.settings = settings(max_examples=12, stateful_step_count=15, deadline=None, derandomize=True, database=None)
