"""An interview about one drill: a question, one submission, a demand on top of it, then questions out loud."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Literal
from uuid import uuid4

from trainer.catalog.catalog import Catalog
from trainer.catalog.drills import ALOUD
from trainer.catalog.errors import UnknownDrill
from trainer.catalog.models import Drill, Twist
from trainer.comparing.models import Comparison
from trainer.memory.keeping import all_kept, discard, keep
from trainer.memory.models import Attempt, Draft
from trainer.memory.store import Store
from trainer.rehearsal.answers.speaking import Speaking, SpokenSubject
from trainer.rehearsal.answers.spoken import answer_subject
from trainer.rehearsal.programs.brief import Subject, subject_of
from trainer.rehearsal.programs.practice import Practice
from trainer.rehearsal.stopwatch import Stopwatch, clock_face

FOLLOW_UPS = 2
"""How many follow-ups are put."""

InterviewPhase = Literal["typing", "reading", "telling", "following", "over"]
"""The program is typed, then read; the answer is told, its follow-ups answered; or all that is over."""

_SITTING = "interview"


@dataclass(frozen=True)
class BegunInterview:
    """An interview before its submission: what is needed to go on with it."""

    drill: str
    id: str
    text: str = ""
    seconds: float = 0.0
    twisted: bool = False
    shapes_asked: bool = False


class Interview:
    """The state of one interview.

    The twist comes when half of the par time is over, or when the program is handed in before that: always before the
    one submission, which so answers all that was asked, and in the middle of the work, where it hurts as it does in
    an interview.

    Arguments:
        drill: what is asked.
        twist: the demand on top of it, None where there is none.
        aloud: what to tell about it afterwards, None where nothing is written.
        clock: seconds that never go back, for the stop clock.
        now: the moment, with its time zone.
        lately_asked: the follow-ups that were put before, the latest first.
        begun: an earlier start to go on with.
    """

    def __init__(
        self,
        drill: Drill,
        twist: Twist | None,
        aloud: SpokenSubject | None,
        clock: Callable[[], float],
        now: Callable[[], datetime],
        lately_asked: tuple[str, ...] = (),
        begun: BegunInterview | None = None,
    ) -> None:
        start = begun or BegunInterview(drill.id, uuid4().hex)
        self.id = start.id
        self.drill = drill
        self.first_text = start.text
        self.twisted = start.twisted and twist is not None
        self.shapes_asked = start.shapes_asked
        self.phase: InterviewPhase = "typing"
        self.stopwatch = Stopwatch(clock, start.seconds)
        self.comparison: Comparison | None = None
        self.program: Attempt | None = None
        self._twist = twist
        self._clock = clock
        self._now = now
        self._started = now()
        self.speaking = Speaking(aloud, clock, now, lately_asked, self.id) if aloud is not None else None

    @cached_property
    def _plain(self) -> Subject:
        return subject_of(self.drill, None)

    @cached_property
    def _with_twist(self) -> Subject:
        return subject_of(self.drill, self._twist)

    @property
    def subject(self) -> Subject:
        """What is asked by now, with the twist once it was brought."""
        return self._with_twist if self.twisted else self._plain

    @property
    def par_seconds(self) -> float:
        """The time that it should take."""
        return self.drill.minutes * 60

    def check_content(self) -> None:
        """Read all that will be shown.

        Raises:
            ContentError: something of it can't be read.
        """
        _ = (self._plain, self._with_twist)

    # Typing

    @property
    def twist_is_due(self) -> bool:
        """Whether half of the time is over and the twist was not brought yet."""
        half = self.par_seconds / 2
        return self.phase == "typing" and self._may_twist and self.stopwatch.tick() >= half

    @property
    def _may_twist(self) -> bool:
        return self._twist is not None and not self.twisted

    def bring_twist(self) -> None:
        """The interviewer adds a demand."""
        self.twisted = self._twist is not None

    def hand_in(self) -> bool:
        """Hand the program in; False where the interviewer has something to add first."""
        if self._may_twist:
            self.bring_twist()
            return False
        self.phase = "reading"
        self.stopwatch.pause()
        return True

    def not_read(self) -> None:
        """The program could not be run, through no fault of its own: it can be handed in again."""
        self.phase = "typing"
        self.stopwatch.resume()

    def read(self, comparison: Comparison) -> None:
        """The submission was run and compared; nothing is said about it before the end."""
        seconds = self.stopwatch.tick()
        begun = Draft(self.subject.card, "blank", comparison.text, seconds, (), self._started, (), self._started)
        practice = Practice(self.subject, "blank", self._clock, self._now, begun)
        practice.end_run(comparison.report, comparison.text)
        self.comparison = comparison
        self.program = practice.attempt(comparison.text)._replace(session=self.id)
        self.phase = "telling" if self.speaking is not None else "over"
        if self.speaking is not None:
            self.speaking.stopwatch.resume()

    def begun(self, text: str) -> BegunInterview:
        """Where it stands before the submission, with the text as it is."""
        return BegunInterview(self.drill.id, self.id, text, self.stopwatch.tick(), self.twisted, self.shapes_asked)

    # Telling

    def told(self, understood: str = "") -> None:
        """The answer was said, or a follow-up answered: on to the next.

        Arguments:
            understood: the words of the answer, where it was listened to.
        """
        if self.speaking is None or self.phase not in ("telling", "following"):
            return
        if self.phase == "telling":
            self.speaking.end_saying(understood)
            self.speaking.end_ticking()
        elif len(self.speaking.asked) < FOLLOW_UPS:
            self.speaking.next_follow_up()
        else:
            self.speaking.end_following()
        self.phase = "following" if self.speaking.follow_up is not None else "over"

    def note(self) -> tuple[str, ...]:
        """What an interviewer would write down, in a few lines; the interview is over."""
        assert self.comparison is not None
        assert self.program is not None
        lines = [self._correctness(self.comparison)]
        if self.comparison.missed:
            lines.append(f"Missed: {'; '.join(one.say for one in self.comparison.missed)}.")
        lines.append(self._pace(self.program.seconds_worked, self.comparison.report.passed))
        if self.shapes_asked:
            lines.append("Asked what the data looks like before relying on it.")
        if self.speaking is not None:
            took = clock_face(self.speaking.stopwatch.tick())
            lines.append(f"Said: told it in {took}, {len(self.speaking.asked)} follow-ups. Tick what was in it below.")
        return tuple(lines)

    def _correctness(self, comparison: Comparison) -> str:
        report = comparison.report
        if report.problem is not None:
            return f"Correctness: {report.problem.message}"
        parts = []
        for name, asked in (("what was asked first", False), ("the twist", True)):
            checks = [check for check in report.checks if (check.twist is not None) is asked]
            if checks:
                parts.append(f"{sum(check.passed for check in checks)} of {len(checks)} checks of {name}")
        return f"Correctness: {', '.join(parts)}."

    def _pace(self, seconds: float, passed: bool) -> str:
        par = self.par_seconds
        judged = ""
        if seconds > par:
            judged = f", {seconds / par:.1f} times the usual"
        elif passed:
            judged = ", in time"
        return f"Time: {clock_face(seconds)} of {clock_face(par)} par{judged}."


def twist_to_bring(drill: Drill, store: Store) -> Twist | None:
    """The first demand that was not met yet, else the first of all; None where the drill has none.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    unmet = (twist for twist in drill.twists if not store.passed_from_blank(drill.card_id(twist)))
    return next(unmet, next(iter(drill.twists), None))


def aloud_of(drill: Drill, catalog: Catalog) -> SpokenSubject | None:
    """What to tell about a drill, None where nothing is written.

    Raises:
        ContentError: it can't be read.
    """
    try:
        return answer_subject(catalog.drill(drill.id + ALOUD))
    except UnknownDrill:
        return None


def keep_interview(store: Store, begun: BegunInterview) -> None:
    """Keep where an interview stands.

    Raises:
        MemoryUnavailable: it can't be written.
    """
    content = {
        "sitting": _SITTING,
        "drill": begun.drill,
        "text": begun.text,
        "seconds": begun.seconds,
        "twisted": begun.twisted,
        "shapes_asked": begun.shapes_asked,
    }
    keep(store, "session", begun.id, content)


def kept_interview(store: Store, drill: str) -> BegunInterview | None:
    """The interview about a drill that was begun, None where there is none.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    for one in all_kept(store, "session"):
        found = one.content
        if found.get("sitting") == _SITTING and found.get("drill") == drill:
            seconds = found.get("seconds")
            return BegunInterview(
                drill,
                one.id,
                str(found.get("text", "")),
                float(seconds) if isinstance(seconds, (int, float)) else 0.0,
                found.get("twisted") is True,
                found.get("shapes_asked") is True,
            )
    return None


def forget_interview(store: Store, interview_id: str) -> None:
    """Forget where an interview stood; what was recorded of it stays.

    Raises:
        MemoryUnavailable: it can't be written.
    """
    discard(store, "session", interview_id)
