"""One answer said out loud, from the question to the suggested grade: say it, tick what landed, take the follow-ups,
tell weak answers from strong where there are any.

The ticks come before the grade, since people overrate themselves.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Literal
from uuid import uuid4

from trainer.catalog.kinds.question import ShortAnswer
from trainer.catalog.models import FollowUp, Point
from trainer.memory.models import Attempt, Draft, Grade, Offer, Tick
from trainer.memory.recall import suggest_spoken_grade
from trainer.rehearsal.answers.points import landing
from trainer.rehearsal.answers.telling_apart import TellingApart
from trainer.rehearsal.stopwatch import Stopwatch
from trainer.rehearsal.voice.joining import together

if TYPE_CHECKING:
    from trainer.rehearsal.voice.heard import Delivery

SpeakingPhase = Literal["saying", "ticking", "following", "sorting", "grading"]
"""The answer is said; the points are ticked; follow-ups are put; short answers are told apart; the grade is given."""

BAND = (30.0, 60.0)
"""Seconds that a spoken answer should take."""


@dataclass(frozen=True)
class SpokenSubject:
    """Something to say: a spoken answer, a question or claim, a story, a drill of the learner's own.

    `model_answer` is what could be said, `band` the seconds that it should take (at least, at most). `shown`, where it
    is not empty, is shown in its place afterwards: texts, each with its title. `short` are answers to tell apart.
    """

    card: str
    drill: str
    title: str
    question: str
    model_answer: str
    points: tuple[Point, ...]
    follow_ups: tuple[FollowUp, ...] = ()
    one_sentence: str = ""
    pitfall: str = ""
    further: tuple[str, ...] = ()
    band: tuple[float, float] = BAND
    shown: tuple[tuple[str, str], ...] = ()
    short: tuple[ShortAnswer, ...] = ()

    @property
    def told_afterwards(self) -> tuple[tuple[str, str], ...]:
        """What is shown once it was said: texts that are not empty, each with its title."""
        shown = self.shown or (("What could be said", self.model_answer),)
        return tuple((title, text.strip()) for title, text in shown if text.strip())


class Speaking:
    """The state of one spoken attempt.

    Arguments:
        subject: what is asked.
        clock: seconds that never go back, for the stop clock.
        now: the moment, with its time zone.
        lately_asked: the follow-ups that were put before, the latest first; those not among them come first.
        session: the sitting that it is part of, if any.
        draft: what was typed before, to go on with.
    """

    def __init__(
        self,
        subject: SpokenSubject,
        clock: Callable[[], float],
        now: Callable[[], datetime],
        lately_asked: Sequence[str] = (),
        session: str | None = None,
        draft: Draft | None = None,
    ) -> None:
        self.id = uuid4().hex
        self.subject = subject
        self.session = session
        self._now = now
        self.started = (draft.started if draft else None) or now()
        self.stopwatch = Stopwatch(clock, draft.seconds_worked if draft else 0.0)
        self.phase: SpeakingPhase = "saying"
        self.text = draft.text if draft else ""
        self.takes: list[Delivery] = []
        self.offers: tuple[Offer | None, ...] = (None,) * len(subject.points)
        self._landed: list[bool | None] = [None] * len(subject.points)
        self._waiting = not_seen_lately(subject.follow_ups, lately_asked)
        self.asked: list[FollowUp] = []
        # Another order each time, and the same one for whoever looks at this attempt again.
        self.telling = TellingApart(subject.short, random.Random(self.id)) if subject.short else None

    # Saying it

    @property
    def nudges(self) -> bool:
        """Whether the answer has taken longer than it should: said once, never cut off."""
        return self.phase == "saying" and self.stopwatch.tick() > self.subject.band[1]

    def passes(self, seconds: float) -> None:
        """A take has lasted so many seconds: while one speaks into a microphone, its clock is the one that counts."""
        self.stopwatch.stand_at(sum(take.seconds for take in self.takes) + seconds)

    def add_take(self, delivery: Delivery) -> None:
        """A take is over: it is part of the answer, with those before it."""
        self.passes(delivery.seconds)
        self.takes.append(delivery)

    @property
    def delivery(self) -> Delivery | None:
        """How it was delivered, all takes together; None where nothing was spoken into a microphone."""
        return together(self.takes)

    def end_saying(self, typed: str = "") -> None:
        """The answer was said, or typed: then each point that has words to look for has an offer to confirm."""
        self.stopwatch.pause()
        self.text = typed
        if typed.strip():
            self.offers = offers_of(self.subject.points, typed)
        self.phase = "ticking"

    # Ticking

    def preselected(self, position: int) -> bool | None:
        """What the offer for a point comes to, for the learner to confirm; None where it leaves it open."""
        return preselected(self.offers[position])

    def tick(self, position: int, landed: bool) -> None:
        """The learner says whether a point landed; it can be said anew until the grade."""
        self._landed[position] = landed

    def landed(self, position: int) -> bool | None:
        """What the learner said of a point, None where nothing yet."""
        return self._landed[position]

    @property
    def all_ticked(self) -> bool:
        """Whether every point was judged."""
        return None not in self._landed

    @property
    def ticks(self) -> tuple[Tick, ...]:
        """The points as judged; one that was not judged did not land."""
        return tuple(
            Tick(point.say, point.kind, landed is True, offer)
            for point, landed, offer in zip(self.subject.points, self._landed, self.offers, strict=True)
        )

    def end_ticking(self) -> None:
        """On to the follow-ups, or where there are none to what comes behind them."""
        self.phase = "following"
        self.next_follow_up()

    # Follow-ups

    @property
    def follow_up(self) -> FollowUp | None:
        """The follow-up that is put now."""
        return self.asked[-1] if self.phase == "following" and self.asked else None

    def next_follow_up(self) -> FollowUp | None:
        """Put the next follow-up; None, and on to what comes behind them, where none is left."""
        if not self._waiting:
            self.end_following()
            return None
        self.asked.append(self._waiting.pop(0))
        return self.asked[-1]

    def end_following(self) -> None:
        """Enough of follow-ups: on to the short answers, or where there are none to the grade."""
        self.phase = "grading" if self.telling is None else "sorting"

    def end_sorting(self) -> None:
        """The short answers were told apart: on to the grade."""
        self.phase = "grading"

    # What is kept

    def draft(self, text: str) -> Draft:
        """What was typed so far, to go on with later."""
        return Draft(
            card=self.subject.card,
            mode="spoken",
            text=text,
            seconds_worked=self.stopwatch.tick(),
            helps=(),
            saved=self._now(),
            started=self.started,
        )

    @property
    def suggested(self) -> Grade:
        """The grade to preselect, by what landed, and by what was told apart."""
        by_points = suggest_spoken_grade(self.ticks)
        return by_points if self.telling is None else self.telling.capped(by_points)

    def attempt(self) -> Attempt:
        """The attempt as it ended, not graded yet."""
        return Attempt(
            id=self.id,
            card=self.subject.card,
            drill=self.subject.drill,
            twists=(),
            mode="spoken",
            started=self.started,
            ended=self._now(),
            seconds_worked=self.stopwatch.tick(),
            text=self.text,
            runs=(),
            helps=(),
            missed=(),
            suggested=self.suggested,
            grade=None,
            ticks=self.ticks,
            asked=tuple(follow_up.ask for follow_up in self.asked),
            session=self.session,
        )


def offers_of(points: Sequence[Point], text: str) -> tuple[Offer | None, ...]:
    """What the words of an answer offer for each of its points; None for a point without words to look for."""
    return tuple(landing(point, text) if point.groups else None for point in points)


def preselected(offer: Offer | None) -> bool | None:
    """What an offer comes to, for the learner to confirm; None where it leaves it open."""
    return None if offer in (None, "confirm") else offer == "landed"


def not_seen_lately(follow_ups: Sequence[FollowUp], lately: Sequence[str]) -> list[FollowUp]:
    """The follow-ups in the order in which to put them: those never put first, then the longest ago.

    Arguments:
        follow_ups: all there are, in the order of their answer.
        lately: the questions that were put before, the latest first.
    """
    age = {ask: place for place, ask in reversed(list(enumerate(lately)))}
    return sorted(follow_ups, key=lambda one: -age.get(one.ask, len(lately)))
