"""Break your own line: a program with one line broken, and the question which check will fail."""

from __future__ import annotations

import random
from dataclasses import dataclass

from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets.option_list import Option

from trainer.checking.report import Report
from trainer.checking.server import Checker
from trainer.rehearsal.programs.brief import Subject
from trainer.rehearsal.programs.line_breaking import Break, breaks, find_break, score
from trainer.tui.background import in_background
from trainer.tui.keys.actions import bindings_for
from trainer.tui.programs import ProgramRan, RunFailed, ran, unless_checking_fails
from trainer.tui.screens.exercise import ExerciseScreen
from trainer.tui.texts.code import python, quiet
from trainer.tui.texts.hanging import Indented
from trainer.tui.texts.verdict import verdict_text
from trainer.tui.texts.wording import break_task, prediction_scored
from trainer.tui.widgets.plain import Plain

TRIAL_PATIENCE = 0.3
"""Of the time that a check may take, what a broken program gets before it was chosen: one that hangs is no use."""


@dataclass
class LineBroken(Message):
    """A program is broken; `checks` are the names to choose from."""

    broken: Break
    checks: tuple[str, ...]


class LineBreakingScreen(ExerciseScreen):
    """One broken line.

    Arguments:
        checker: what runs the broken program.
        subject: what was practised.
        own_text: the learner's program that passed; None for the reference alone.
        chance: what is broken is drawn from it.
    """

    CSS_PATH = "../styles/line_breaking.tcss"
    PLACE = "breaking"
    BINDINGS = bindings_for("breaking")
    AUTO_FOCUS = "OptionList"

    def __init__(self, checker: Checker, subject: Subject, own_text: str | None, chance: random.Random) -> None:
        self._lines = Plain("")
        super().__init__(f"{subject.title} · break a line", VerticalScroll(self._lines, id="program"))
        self._checker = checker
        self._subject = subject
        self._own_text = own_text
        self._chance = chance
        self.broken: Break | None = None
        self._checks: tuple[str, ...] = ()
        self._predicted: str | None = None
        self._scored = False

    def on_mount(self) -> None:
        """Break something."""
        self._asked.update(quiet("Breaking a line …"))
        in_background(self, lambda: unless_checking_fails(self._break))

    def _break(self) -> Message:
        subject = self._subject
        found = find_break(
            breaks(subject, self._own_text, self._chance),
            lambda text: self._checker.run(subject.drill, text, subject.twists, patience=TRIAL_PATIENCE),
        )
        if found is None:
            return RunFailed("Whatever is broken here, no check of its own fails: there is nothing to predict.")
        broken, report = found
        return LineBroken(broken, tuple(check.name for check in report.checks))

    def on_line_broken(self, event: LineBroken) -> None:
        """Show the broken program, and ask."""
        self.broken, self._checks = event.broken, event.checks
        self._lines.update(python(event.broken.text, numbered=True, marked=event.broken.changed_lines))
        self._asked.update(break_task(event.broken))
        self._choices.add_options(Option(Indented(name)) for name in event.checks)
        self._choices.highlighted = 0
        self._keys.show()
        row = event.broken.changed_lines[0] if event.broken.changed_lines else 1
        self._program.call_after_refresh(self._program.scroll_to, y=max(row - 4, 0), animate=False)

    # Predicting

    def action_confirm(self) -> None:
        """Predict that the marked check fails, and run the broken program."""
        marked = self._choices.highlighted
        if self.broken is None or self._predicted is not None or marked is None:
            return
        self._predicted = self._checks[marked]
        self._asked.update(quiet("running …"))
        text = self.broken.text
        in_background(self, lambda: unless_checking_fails(lambda: ran(self._checker, self._subject, text)))
        self._keys.show()

    def on_program_ran(self, event: ProgramRan) -> None:
        """Score the prediction."""
        self._scored = True
        self._show_score(event.report)
        self._keys.show()

    def _show_score(self, report: Report) -> None:
        assert self.broken is not None
        assert self._predicted is not None
        said = prediction_scored(score(self.broken, report, self._predicted), self.broken, self._predicted)
        self._asked.update(said)
        self._choices.display = False
        self._show_beside(verdict_text(report._replace(mistakes=())))
        self.query_one("#verdicts").focus()

    def on_run_failed(self, event: RunFailed) -> None:
        """Say what kept the program from running."""
        self._predicted = None
        self._asked.update(quiet(event.sentence))
        self._keys.show()

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """A prediction is made once; going on comes behind it."""
        if action == "confirm":
            return True if self.broken is not None and self._predicted is None else None
        if action == "go_on":
            return True if self._scored else None
        return True

    # Looking

    def action_other_side(self) -> None:
        """From the program to what stands beside it, and back."""
        if self._program.has_focus:
            (self._choices if self._choices.display else self.query_one("#verdicts")).focus()
        else:
            self._program.focus()
