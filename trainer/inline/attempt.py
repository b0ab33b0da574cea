"""One attempt on a plain terminal: runs, hints, what was missed, the record and the grade, each printed as it comes."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from rich.console import Console

from trainer.catalog.errors import ContentError
from trainer.inline.grading import ask_and_grade, grade_and_tell
from trainer.inline.printing import print_help, print_report, print_summary, remark
from trainer.memory.models import Attempt, Draft, Grade
from trainer.memory.store import Store
from trainer.rehearsal.drafts import DraftKeeper
from trainer.rehearsal.programs.brief import Subject
from trainer.rehearsal.programs.missing import make_ready, missed_at_first
from trainer.rehearsal.programs.practice import Practice

if TYPE_CHECKING:
    from trainer.checking.server import Checker


class PlainAttempt:
    """An attempt at a card from a blank page, which goes on where a draft was left.

    Arguments:
        subject: what is asked.
        store: where the attempt is kept.
        checker: what runs the program.
        console: where everything is printed.
    """

    def __init__(self, subject: Subject, store: Store, checker: Checker, console: Console) -> None:
        self.subject = subject
        self.draft: Draft | None = store.draft(subject.card, "blank")
        self.practice = Practice(subject, "blank", time.monotonic, store.now, self.draft)
        self._store, self._checker, self._console = store, checker, console
        self._keeper = DraftKeeper(store)
        self._ran = ""

    @property
    def passing(self) -> bool:
        """Whether the program that ran last passed."""
        report = self.practice.report
        return report is not None and report.passed

    def make_ready(self) -> None:
        """Load what the first run would have to wait for; what is wrong with it, the run says."""
        from trainer.checking.running.conversation import CheckingUnavailable
        from trainer.checking.running.judging import BrokenChecks

        with suppress(BrokenChecks, CheckingUnavailable, ContentError):
            self._checker.prepare(self.subject.drill, self.subject.twists)
            make_ready(self.subject)

    def check(self, text: str) -> None:
        """Run a program and print its verdicts.

        Raises:
            MemoryUnavailable: the run can't be kept.
        """
        from trainer.checking.running.conversation import CheckingUnavailable
        from trainer.checking.running.judging import BrokenChecks

        practice = self.practice
        practice.begin_run()
        try:
            report = self._checker.run(self.subject.drill, text, self.subject.twists)
        except (BrokenChecks, CheckingUnavailable) as error:
            practice.abandon_run()
            self.say(str(error))
            return
        practice.end_run(report, text, missed_at_first(practice, text, report))
        self._ran = text
        print_report(self._console, report)
        self.save(text)

    def hint(self) -> None:
        """Print the next hint; the last one, the reference, stands beside what was missed."""
        if self.practice.next_help in ("reference", None):
            self.say("The reference is the last hint: asking what was missed shows it.")
            return
        step = self.practice.ask_for_help()
        if step is not None:
            print_help(self._console, self.subject, step)

    def missed(self) -> None:
        """Print what the last run missed, beside the reference: from then on it counts as seen."""
        if self.practice.report is None:
            self.say("Run it first: then there is something to compare.")
            return
        if not self.practice.reference_shown:
            self.practice.helps.append("reference")
        # Comparing is loaded when there is something to compare: the first prompt comes sooner.
        from trainer.comparing.comparing import compare
        from trainer.comparing.summary import summary_of

        report = self.practice.report
        try:
            comparison = compare(self.subject.drill, self._ran, report)
        except ContentError as error:
            self.say(str(error))
            return
        print_summary(self._console, summary_of(self.subject.drill, comparison))

    def save(self, text: str) -> None:
        """Keep what is being typed.

        Raises:
            MemoryUnavailable: it can't be written.
        """
        self._keeper.save(self.practice.draft(text))

    def record(self) -> Attempt:
        """Record the attempt with the program that ran last.

        Raises:
            MemoryUnavailable: it can't be written.
        """
        self.practice.stopwatch.pause()
        self._keeper.end()
        attempt = self.practice.attempt(self._ran)
        self._store.record(attempt)
        return attempt

    def ask_grade(self, attempt: Attempt, answer: Callable[[str], str]) -> None:
        """Ask for the grade, give it and say when the card comes back.

        Arguments:
            attempt: what was recorded.
            answer: asks a question and gives the line that was answered; raises EOFError where none will come.

        Raises:
            MemoryUnavailable: it can't be written.
        """
        ask_and_grade(attempt, self._store, answer, self._console)

    def grade(self, attempt: Attempt, grade: Grade) -> None:
        """Give a grade and say when the card comes back.

        Raises:
            MemoryUnavailable: it can't be written.
        """
        grade_and_tell(attempt, grade, self._store, self._console)

    def say(self, sentence: str) -> None:
        """A remark."""
        remark(self._console, sentence)
