"""The page after the bell: what landed of each answer, and its grade. It can be left for another day."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.memory.models import Attempt, Grade
from trainer.memory.recall import suggest_spoken_grade
from trainer.memory.store import Store


@dataclass(frozen=True)
class SheetEntry:
    """One attempt to judge, with what there is to judge it by.

    `notes` say how it went, `model_answer` is what could have been said, `listen_for` what a good reply to its
    follow-up holds. `grade` is the one that was given on this page.
    """

    attempt: Attempt
    title: str
    notes: tuple[str, ...] = ()
    model_answer: str = ""
    listen_for: tuple[str, ...] = ()

    @property
    def grade(self) -> Grade | None:
        """The grade that was given, None where it waits."""
        return self.attempt.grade


class Sheet:
    """The attempts of one sitting, to be judged one by one. Every change is in the memory at once.

    Arguments:
        store: the memory.
        entries: the attempts, at least one, all recorded.
    """

    def __init__(self, store: Store, entries: tuple[SheetEntry, ...]) -> None:
        self._store = store
        self.entries = list(entries)
        self._judged: set[tuple[str, int]] = set()

    @property
    def next_waiting(self) -> int | None:
        """The first entry without a grade, None where all have one."""
        return next((place for place, entry in enumerate(self.entries) if entry.grade is None), None)

    def is_open(self, place: int, point: int) -> bool:
        """Whether a key point has an offer that the learner has neither confirmed nor turned down."""
        attempt = self.entries[place].attempt
        waits = attempt.grade is None and attempt.ticks[point].offered is not None
        return waits and (attempt.id, point) not in self._judged

    def next_open(self, place: int, behind: int = 0) -> int | None:
        """The next key point of an entry whose offer is still open, from `behind` on; None where there is none."""
        count = len(self.entries[place].attempt.ticks)
        points = ((behind + step) % count for step in range(count))
        return next((point for point in points if self.is_open(place, point)), None)

    def turn(self, place: int, point: int) -> None:
        """Say of a key point that it landed, or that it did not; a graded entry is closed.

        Raises:
            MemoryUnavailable: it can't be written.
        """
        self.judge(place, point, not self.entries[place].attempt.ticks[point].landed)

    def judge(self, place: int, point: int, landed: bool) -> None:
        """Say of a key point whether it landed; a graded entry is closed.

        Raises:
            MemoryUnavailable: it can't be written.
        """
        attempt = self.entries[place].attempt
        if attempt.grade is not None:
            return
        self._judged.add((attempt.id, point))
        ticks = list(attempt.ticks)
        ticks[point] = ticks[point]._replace(landed=landed)
        changed = attempt._replace(ticks=tuple(ticks), suggested=suggest_spoken_grade(ticks))
        self._store.record(changed)
        self._put(place, changed)

    def give(self, place: int, grade: Grade) -> None:
        """Grade an entry, or change the grade that was given here.

        Raises:
            MemoryUnavailable: it can't be written.
            ValueError: the card was graded for another attempt since.
        """
        attempt = self.entries[place].attempt
        self._store.grade(attempt.id, grade)
        self._put(place, attempt._replace(grade=grade))

    def _put(self, place: int, attempt: Attempt) -> None:
        self.entries[place] = replace(self.entries[place], attempt=attempt)
