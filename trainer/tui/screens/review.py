"""The learner's text beside the reference, and the grade."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Container, VerticalScroll
from textual.content import Content
from textual.screen import Screen

from trainer.memory.models import Attempt, Grade
from trainer.rehearsal.practice import Practice
from trainer.tui.actions import Place, bindings_for
from trainer.tui.code_text import python
from trainer.tui.journey import Journey
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain
from trainer.tui.wording import GRADES, summary


class ReviewScreen(Screen[None]):
    """Two columns to read, one above the other where it is narrow, and a grade to give."""

    CSS_PATH = "../styles/review.tcss"
    PLACE: Place = "review"
    BINDINGS = bindings_for("review")
    AUTO_FOCUS = "#yours"

    def __init__(self, journey: Journey, practice: Practice, attempt: Attempt) -> None:
        super().__init__()
        self._journey = journey
        self._practice = practice
        self._attempt = attempt
        self._grades = Plain("", id="grades")
        self.marked = attempt.suggested

    def compose(self) -> ComposeResult:
        """A line on top, the two texts, how it went, the grades, the keys."""
        yield Plain(self._practice.subject.title, id="top")
        with Container(id="sides"):
            for name, title, code in self._texts():
                with VerticalScroll(id=name) as column:
                    column.border_title = Content(title)
                    yield Plain(python(code, numbered=True) if code.strip() else "(empty)")
        yield Plain(summary(self._practice), id="summary")
        yield self._grades
        yield KeyLine("review")

    def on_mount(self) -> None:
        """Mark the suggested grade."""
        self._mark(self.marked)

    def _texts(self) -> tuple[tuple[str, str, str], ...]:
        return (
            ("yours", "Your text", self._attempt.text),
            ("reference", "Reference", self._practice.subject.program.text),
        )

    def _mark(self, grade: Grade) -> None:
        self.marked = grade
        parts = [Content("Grade  ")]
        for one, name in GRADES.items():
            label = f"{one.value} {name}"
            parts.append(Content.styled(f"[{label}]", "bold") if one is grade else Content(f" {label} "))
            parts.append(Content("  "))
        if grade is self._attempt.suggested:
            parts.append(Content.styled("suggested; Enter gives it", "dim"))
        self._grades.update(Content.assemble(*parts))

    def action_grade_1(self) -> None:
        """Mark Again."""
        self._mark(Grade.AGAIN)

    def action_grade_2(self) -> None:
        """Mark Hard."""
        self._mark(Grade.HARD)

    def action_grade_3(self) -> None:
        """Mark Good."""
        self._mark(Grade.GOOD)

    def action_grade_4(self) -> None:
        """Mark Easy."""
        self._mark(Grade.EASY)

    def action_confirm(self) -> None:
        """Give the marked grade."""
        self._journey.give_grade(self._practice, self._attempt, self.marked)

    def action_other_side(self) -> None:
        """To the other column."""
        yours, reference = self.query_one("#yours"), self.query_one("#reference")
        (reference if yours.has_focus else yours).focus()

    def action_leave(self) -> None:
        """Back to Home without a grade, and say so."""
        self._journey.leave_ungraded()
