"""Telling weak answers from strong ones, one after the other, in an order of their own each time."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

from trainer.catalog.kinds.question import ShortAnswer
from trainer.memory.models import Grade

NEARLY_ALL = 0.8
"""The share told right from which the points alone decide the grade."""


@dataclass(frozen=True)
class ToldApart:
    """A short answer, and what the learner took it for."""

    answer: ShortAnswer
    taken_for_strong: bool

    @property
    def right(self) -> bool:
        """Whether it is what it was taken for."""
        return self.taken_for_strong == self.answer.strong


class TellingApart:
    """The short answers of a question, shuffled, judged one by one.

    Arguments:
        answers: the strong ones and the weak ones.
        chance: shuffles them.
    """

    def __init__(self, answers: Iterable[ShortAnswer], chance: random.Random) -> None:
        shuffled = list(answers)
        chance.shuffle(shuffled)
        self.answers = tuple(shuffled)
        self._judged: list[ToldApart] = []

    @property
    def current(self) -> ShortAnswer | None:
        """The answer that waits to be judged; None once all were."""
        return self.answers[len(self._judged)] if not self.over else None

    @property
    def over(self) -> bool:
        """Whether all were judged."""
        return len(self._judged) == len(self.answers)

    @property
    def judged(self) -> tuple[ToldApart, ...]:
        """What was judged, the latest last."""
        return tuple(self._judged)

    @property
    def right(self) -> int:
        """How many were told right."""
        return sum(one.right for one in self._judged)

    def judge(self, strong: bool) -> ToldApart:
        """Take the current answer for a strong or a weak one.

        Raises:
            IndexError: all were judged.
        """
        self._judged.append(ToldApart(self.answers[len(self._judged)], strong))
        return self._judged[-1]

    def capped(self, suggested: Grade) -> Grade:
        """The grade to suggest, where the points alone suggest `suggested`.

        Whoever says the same of all tells as many right as there are of the commoner sort: no more than that is Again.
        What was not judged was not told right.
        """
        of = len(self.answers)
        strong = sum(answer.strong for answer in self.answers)
        if self.right <= max(strong, of - strong):
            return Grade.AGAIN
        return min(suggested, Grade.GOOD if self.right >= NEARLY_ALL * of else Grade.HARD)
