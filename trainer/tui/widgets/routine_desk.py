"""The desk of a routine: a program on a blank page, run against the checks, and only what it missed beside it."""

from __future__ import annotations

from trainer.checking.server import Checker
from trainer.memory.rows import runs_text
from trainer.rehearsal.programs.practice import Practice
from trainer.rehearsal.routine.state import Work
from trainer.tui.background import in_background
from trainer.tui.programs import ProgramCompared, RunFailed, compared, unless_checking_fails
from trainer.tui.texts.brief import brief_text
from trainer.tui.texts.code import paragraphs, quiet
from trainer.tui.texts.routine import segment_missed_text
from trainer.tui.widgets.code_desk import CodeDesk


class RoutineDesk(CodeDesk):
    """One program at a time.

    Arguments:
        checker: what runs the programs.
    """

    def __init__(self, checker: Checker, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._checker = checker
        self._practice: Practice | None = None
        self._missed: tuple[str, ...] = ()

    def open(self, practice: Practice, missed: tuple[str, ...]) -> None:
        """Begin with a program, or go on with it; `missed` are the landmarks that its last run missed."""
        self._practice = practice
        self._missed = missed
        self.editor.text = practice.first_text
        self.tell(brief_text(practice.subject))
        self.editor.focus()
        practice.stopwatch.resume()

    def work(self, final: bool = False) -> Work | None:
        """What was typed; where it is `final`, the text that passed if one did. None before anything was opened."""
        practice = self._practice
        if practice is None:
            return None
        text = self.editor.text
        return Work(
            text=practice.final_text(text) if final else text,
            seconds=practice.stopwatch.tick(),
            runs=runs_text(practice.runs),
            missed=self._missed,
        )

    @property
    def practice(self) -> Practice | None:
        """The attempt at the program that is open."""
        return self._practice

    @property
    def busy(self) -> bool:
        """Whether a run is in flight."""
        return self._practice is not None and self._practice.running

    def stop(self) -> None:
        """Stop the learner's clock."""
        if self._practice is not None:
            self._practice.stopwatch.pause()

    def go_on(self) -> None:
        """Let the learner's clock run."""
        if self._practice is not None:
            self._practice.stopwatch.resume()

    # Running

    def run(self) -> None:
        """Run the program, unless a run is in flight."""
        practice = self._practice
        if practice is None or practice.running:
            return
        practice.begin_run()
        self.tell(quiet("running …"))
        text = self.editor.text
        in_background(self, lambda: unless_checking_fails(lambda: compared(self._checker, practice.subject, text)))

    def on_program_compared(self, event: ProgramCompared) -> None:
        """Show what was missed. Nothing advances by itself."""
        event.stop()
        practice, comparison = self._practice, event.comparison
        if practice is None or not practice.running:
            return
        practice.end_run(comparison.report, comparison.text)
        self._missed = tuple(one.landmark for one in comparison.missed)
        self.tell(paragraphs(segment_missed_text(practice.subject.drill, comparison), brief_text(practice.subject)))
        problem = comparison.report.problem
        if problem is not None and problem.line is not None and comparison.text == self.editor.text:
            self.editor.mark_line(problem.line, problem.column)

    def on_run_failed(self, event: RunFailed) -> None:
        """Say what kept the program from running."""
        event.stop()
        if self._practice is not None:
            self._practice.abandon_run()
        self.tell(quiet(event.sentence))
