"""What was missed, or the two sides aligned, and the grade."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import Screen

from trainer.catalog.errors import ContentError
from trainer.memory.models import Attempt, Grade
from trainer.rehearsal.programs.missing import comparison_of
from trainer.rehearsal.programs.practice import Practice
from trainer.tui.background import in_background
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.keys.grade_keys import GradeKeys
from trainer.tui.keys.keymap import key_of
from trainer.tui.programs import RunFailed, unless_checking_fails
from trainer.tui.texts.code import grades_line, paragraphs, python, quiet
from trainer.tui.texts.comparison import SIDE_BY_SIDE, ComparisonText, Page
from trainer.tui.texts.wording import summary
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain

if TYPE_CHECKING:
    from trainer.tui.leads import CodeLead


@dataclass
class Compared(Message):
    """The program was compared with its reference."""

    comparison: ComparisonText


class ReviewScreen(GradeKeys, Screen[None]):
    """By default only what was missed; on a key the two sides; and a grade to give.

    Arguments:
        lead: leads on.
        practice: how the attempt went.
        attempt: the attempt as it was recorded.
        notes: sentences about what was missed in earlier tries.
    """

    CSS_PATH = "../styles/review.tcss"
    PLACE: Place = "review"
    BINDINGS = bindings_for("review")
    AUTO_FOCUS = "#compared"

    def __init__(self, lead: CodeLead, practice: Practice, attempt: Attempt, notes: tuple[str, ...] = ()) -> None:
        super().__init__()
        self._lead = lead
        self._practice = practice
        self._attempt = attempt
        self._notes = notes
        self._comparison: ComparisonText | None = None
        self._page = Page((), ())
        self._at: int | None = None
        self._sides = False
        self._unfolded = False
        self._heading = Plain("", id="heading")
        self._shown = Plain(quiet("Comparing it with the reference …"))
        self._body = VerticalScroll(self._shown, id="compared")
        self._grades = Plain("", id="grades")
        self._keys = KeyLine("review")
        self.marked = attempt.suggested

    def compose(self) -> ComposeResult:
        """A line on top, what was missed or the two sides, how it went, the grades, the keys."""
        yield Plain(self._practice.subject.title, id="top")
        yield self._heading
        yield self._body
        yield Plain(summary(self._practice), id="summary")
        yield self._grades
        yield self._keys

    def on_mount(self) -> None:
        """Mark the suggested grade, and compare."""
        self.mark_grade(self.marked)
        in_background(self, lambda: unless_checking_fails(self._compare))

    # Comparing

    def _compare(self) -> Message:
        subject = self._practice.subject
        try:
            comparison = comparison_of(self._practice, self._attempt.text, self._lead.rooms.checker)
        except ContentError as error:
            return RunFailed(str(error))
        return Compared(ComparisonText(subject.drill, comparison, subject.program.text, self._notes))

    def on_compared(self, event: Compared) -> None:
        """Show what was missed."""
        self._comparison = event.comparison
        self._show_page()

    def on_run_failed(self, event: RunFailed) -> None:
        """Say why nothing could be compared, and show the reference."""
        self._shown.update(paragraphs(event.sentence, python(self._practice.subject.program.text, numbered=True)))

    def on_resize(self) -> None:
        """Lay it out anew once its room is known."""
        self.call_after_refresh(self._show_page)

    def _show_page(self) -> None:
        if self._comparison is None:
            return
        # One column stays free for the bar that says how far it is scrolled, so that it changes nothing when it comes.
        width = self._body.content_region.width - 1
        if self._sides:
            self._page = self._comparison.sides(width, self.app.size.width >= SIDE_BY_SIDE, self._at, self._unfolded)
            self._heading.update(Content.assemble(("The two sides  ", "bold"), self._comparison.legend))
        else:
            self._page = self._comparison.missed(width, self._at)
            self._heading.update(
                Content.assemble(("Only what was missed", "bold"), (f"  {key_of('next_tab')} shows both sides", "dim"))
            )
        self._shown.update(self._page.text)
        self._keys.show()

    # Moving about

    def action_next_tab(self) -> None:
        """From what was missed to the two sides, and back."""
        self._sides = not self._sides
        self._at = None
        self._show_page()
        self._body.scroll_home(animate=False)

    def action_unfold(self) -> None:
        """Show equal runs, or fold them."""
        self._unfolded = not self._unfolded
        self._show_page()
        self._to_place()

    def action_next_place(self) -> None:
        """To the next marked place; from the last one to the first."""
        self._step(1, -1)

    def action_previous_place(self) -> None:
        """To the marked place before; from the first one to the last."""
        self._step(-1, 0)

    def _step(self, by: int, before: int) -> None:
        start = before if self._at is None else self._at
        self._at = (start + by) % len(self._page.places)
        self._show_page()
        self._to_place()

    def _to_place(self) -> None:
        if self._at is not None:
            line = self._page.places[self._at]
            self._body.call_after_refresh(self._body.scroll_to, y=max(0, line - 1), animate=False)

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Some keys need something to show, or to go to."""
        if action == "next_tab":
            return None if self._comparison is None else True
        if action in ("next_place", "previous_place"):
            return True if self._page.places else None
        if action == "unfold":
            return True if self._sides and self._comparison is not None and self._comparison.can_fold else None
        return True

    # Grading

    def mark_grade(self, grade: Grade) -> None:
        """Mark a grade, without giving it."""
        self.marked = grade
        self._grades.update(grades_line(grade, self._attempt.suggested))

    def action_confirm(self) -> None:
        """Give the marked grade."""
        self._lead.give_grade(self._practice, self._attempt, self.marked)

    def action_leave(self) -> None:
        """Back to Home without a grade, and say so."""
        self._lead.leave_ungraded()
