"""One attempt from the first key to the grade: what was asked for, what ran, what may be shown, what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING
from uuid import uuid4

from trainer.catalog.snippets import GAP
from trainer.memory.models import HELPS, Attempt, Draft, Grade, Help, Mode, RunRecord
from trainer.memory.recall import first_loaded, suggest_grade
from trainer.rehearsal.programs.brief import Subject
from trainer.rehearsal.stopwatch import Stopwatch

if TYPE_CHECKING:
    from trainer.checking.report import Report


class Practice:
    """The state of one attempt at a card.

    Arguments:
        subject: what is practised.
        mode: from a blank page, or with gaps.
        clock: seconds that never go back, for the stop clock.
        now: the moment, with its time zone.
        draft: an earlier start to go on with.
        text: what stands in the editor at the start, where there is no draft; with gaps, by default all of them.
    """

    def __init__(
        self,
        subject: Subject,
        mode: Mode,
        clock: Callable[[], float],
        now: Callable[[], datetime],
        draft: Draft | None = None,
        text: str = "",
    ) -> None:
        self.id = uuid4().hex
        self.subject = subject
        self.mode: Mode = mode
        self._now = now
        self.stopwatch = Stopwatch(clock, draft.seconds_worked if draft else 0.0)
        self.started = (draft.started if draft else None) or now()
        self.helps: list[Help] = list(draft.helps) if draft else []
        self.runs: list[RunRecord] = list(draft.runs) if draft else []
        self.first_text = draft.text if draft else self._start(text)
        self.report: Report | None = None
        self._passing: tuple[str, Report] | None = None
        self._latest: tuple[str, Report] | None = None
        self._missed: tuple[str, ...] = self._missed_at_first()
        self._at_start: tuple[float, tuple[Help, ...]] | None = None
        self._forecast: bool | None = None

    def _start(self, text: str) -> str:
        return self.subject.with_gaps if self.mode == "gaps" and not text else text

    # Help

    @property
    def next_help(self) -> Help | None:
        """The next step of the ladder that can be asked for, None at its end."""
        return next((step for step in HELPS if step not in self._seen), None)

    def ask_for_help(self) -> Help | None:
        """Take the next step of the ladder; it is remembered. None at its end."""
        step = self.next_help
        if step is not None:
            self.helps.append(step)
        return step

    @property
    def open_gaps(self) -> int:
        """How many gaps there were in the text of the last run."""
        text = self._latest[0] if self._latest is not None else ""
        return sum(line.strip() == GAP for line in text.splitlines())

    @property
    def behaviours_shown(self) -> bool:
        """Whether the contract is in sight: it was asked for, or a run has loaded."""
        return "behaviours" in self._seen

    @property
    def landmarks_shown(self) -> bool:
        """Whether the names of the landmarks were asked for."""
        return "landmarks" in self.helps

    @property
    def gaps_shown(self) -> bool:
        """Whether the program with gaps is in sight."""
        return "gaps" in self._seen

    @property
    def reference_shown(self) -> bool:
        """Whether the reference may be seen: after a pass, or because it was asked for."""
        return self.passed or "reference" in self.helps

    @property
    def _seen(self) -> tuple[Help, ...]:
        # With gaps, what is not blanked shows the contract and the gaps anyway.
        seen: tuple[Help, ...] = ("behaviours", "gaps") if self.mode == "gaps" else ()
        if first_loaded(self.runs) is not None:
            seen += ("behaviours",)
        return seen + tuple(self.helps)

    # Running

    @property
    def running(self) -> bool:
        """Whether a run is in flight."""
        return self._at_start is not None

    def begin_run(self, forecast: bool | None = None) -> None:
        """Note that a run starts: what was asked for and how long it took up to here is what it counts with.

        `forecast` is whether the learner says that it will pass, None where that was not asked.
        """
        self._at_start = (self.stopwatch.tick(), tuple(self.helps))
        self._forecast = forecast

    def abandon_run(self) -> None:
        """Note that a run gave nothing, through no fault of the program."""
        self._at_start = None

    def end_run(self, report: Report, text: str, missed: tuple[str, ...] | None = None) -> None:
        """Note what a run of `text` gave; `missed` are the landmarks that it missed, where it was compared."""
        seconds, helps = self._at_start or (self.stopwatch.tick(), tuple(self.helps))
        self._at_start = None
        self.report = report
        self.runs.append(
            RunRecord(
                at=self._now(),
                outcome=report.outcome,
                loaded=report.problem is None and report.outcome != "refused",
                passed=report.passed,
                verdicts=tuple(
                    (check.name, check.landmark, check.passed) for check in report.checks if not check.skipped
                ),
                seconds_worked=seconds,
                helps=helps,
                missed=missed,
                forecast=self._forecast,
            )
        )
        self._latest = (text, report)
        if report.passed:
            self._passing = self._latest
        self._missed = self._missed_at_first()

    @property
    def passed(self) -> bool:
        """Whether a run of this attempt passed."""
        return any(run.passed for run in self.runs)

    @property
    def par_seconds(self) -> float:
        """The time that it should take."""
        return self.subject.drill.minutes * 60

    @property
    def suggested(self) -> Grade:
        """The grade to preselect, by honest recall."""
        return suggest_grade(self.runs, self.helps, self.subject.drill.minutes, self.stopwatch.tick(), self.mode)

    @property
    def wants_gaps(self) -> bool:
        """Whether filling gaps would help before the next blank page: it failed, or took help."""
        return bool(self.helps) or self.suggested == Grade.AGAIN

    def _missed_at_first(self) -> tuple[str, ...]:
        first = first_loaded(self.runs)
        if first is not None and first.missed is not None:
            return first.missed
        failed = (landmark for _, landmark, passed in first.verdicts if not passed) if first else ()
        return tuple(dict.fromkeys(failed))

    # What is kept

    def draft(self, text: str) -> Draft:
        """The attempt as it stands, to go on with later."""
        return Draft(
            card=self.subject.card,
            mode=self.mode,
            text=text,
            seconds_worked=self.stopwatch.tick(),
            helps=tuple(self.helps),
            saved=self._now(),
            runs=tuple(self.runs),
            started=self.started,
        )

    def attempt(self, text: str) -> Attempt:
        """The attempt as it ended, not graded yet; `text` is what stands in the editor."""
        return Attempt(
            id=self.id,
            card=self.subject.card,
            drill=self.subject.drill.id,
            twists=self.subject.twists,
            mode=self.mode,
            started=self.started,
            ended=self._now(),
            seconds_worked=self.stopwatch.tick(),
            text=self.final_text(text),
            runs=tuple(self.runs),
            helps=tuple(self.helps),
            missed=self._missed,
            suggested=self.suggested,
            grade=None,
        )

    def final_text(self, text: str) -> str:
        """The text that passed, else what stands in the editor."""
        return text if self._passing is None else self._passing[0]

    def report_of(self, text: str) -> Report | None:
        """What a run of this very text gave, the one that passed before others; None where none is at hand."""
        ran = (one for one in (self._passing, self._latest) if one is not None)
        return next((report for own, report in ran if own == text), None)


def how_passed(runs: Sequence[RunRecord]) -> str:
    """On which run it passed, in words; "" where none did. Runs are counted as they were seen, but one that did not
    load takes nothing from a first pass: that is how it is graded, too."""
    first = first_loaded(runs)
    if first is not None and first.passed:
        return "Passed on the first run" + (" that loaded" if first is not runs[0] else "")
    passing = next((number for number, run in enumerate(runs, start=1) if run.passed), None)
    return "" if passing is None else f"Passed on run {passing}"


def reading(subject: Subject, started: datetime, ended: datetime, seconds: float) -> Attempt:
    """The attempt of someone who read the program: it is learning, so it has no grade."""
    return Attempt(
        id=uuid4().hex,
        card=subject.card,
        drill=subject.drill.id,
        twists=subject.twists,
        mode="read",
        started=started,
        ended=ended,
        seconds_worked=seconds,
        text="",
        runs=(),
        helps=(),
        missed=(),
        suggested=Grade.AGAIN,
        grade=None,
    )
