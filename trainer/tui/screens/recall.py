"""Recalling step by step: what is asked, what a good answer says, whether it was said, and the grade."""

from __future__ import annotations

from typing import Protocol

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen

from trainer.catalog.models import Drill
from trainer.memory.models import Grade
from trainer.rehearsal.recalling import Recalling, RecallPhase
from trainer.tui.actions import Place, bindings_for
from trainer.tui.code_text import grades_line
from trainer.tui.grade_keys import GradeKeys
from trainer.tui.number_text import par_clock
from trainer.tui.phases import holds
from trainer.tui.recall_text import RECALL_PHASES, recall_text
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.small_terminal import BREAKPOINTS, SmallTerminal

_PLACES: tuple[RecallPhase, ...] = ("recalling", "comparing", "recalled")


class RecallLead(Protocol):
    """Who is told how an attempt goes, and leads on from it."""

    def keep(self, asked: Recalling, /) -> None:
        """Record the attempt, without a grade."""

    def grade(self, asked: Recalling, grade: Grade, /) -> None:
        """Give the recorded attempt its grade."""

    def ended(self, drill: Drill, /) -> None:
        """It has its grade: go on."""

    def left(self, recorded: bool, /) -> None:
        """It was left; `recorded` is whether an attempt is kept without a grade."""


class RecallScreen(GradeKeys, Screen[None]):
    """One drill that is recalled. What is known is in `recalling`; this shows it.

    Arguments:
        lead: leads on.
        recalling: the attempt.
    """

    CSS_PATH = "../styles/recall.tcss"
    BINDINGS = bindings_for(*_PLACES)
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    AUTO_FOCUS = "#told"

    def __init__(self, lead: RecallLead, recalling: Recalling) -> None:
        super().__init__()
        self._lead = lead
        self.recalling = recalling
        self._title = Plain("", id="title")
        self._clock = Plain("", id="clock")
        self._told = Plain()
        self._grades = Plain("", id="grades")
        self._keys = KeyLine("recalling")
        self._marked: Grade | None = None

    @property
    def PLACE(self) -> Place:  # noqa: N802 - as the other screens name it
        """The keys that hold now."""
        return self.recalling.phase

    def compose(self) -> ComposeResult:
        """A line on top, what is told, the grades, the keys."""
        with Horizontal(id="top", classes="full-size"):
            yield self._title
            yield self._clock
        with VerticalScroll(id="told", classes="full-size"):
            yield self._told
        with Vertical(id="below", classes="full-size"):
            yield self._grades
        yield self._keys
        yield SmallTerminal()

    def on_mount(self) -> None:
        """Ask, and count the time."""
        self._show()
        self.set_interval(1, self._show_clock)

    def on_screen_resume(self) -> None:
        """Go on counting, where something is being recalled."""
        if self.recalling.phase == "recalling":
            self.recalling.stopwatch.resume()

    def on_unmount(self) -> None:
        """Stop the clock."""
        self.recalling.stopwatch.pause()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """The keys of a phase hold in it alone."""
        return holds(action, self.recalling.phase, _PLACES)

    def action_confirm(self) -> None:
        """What Enter does: show the answer, or give the grade."""
        if self.recalling.phase == "recalling":
            self.recalling.show()
            self._show()
        else:
            self._lead.grade(self.recalling, self._marked or self.recalling.suggested)
            self._lead.ended(self.recalling.drill)

    def action_landed(self) -> None:
        """It was said."""
        self._judge(landed=True)

    def action_missed(self) -> None:
        """It was not said."""
        self._judge(landed=False)

    def mark_grade(self, grade: Grade) -> None:
        """Mark a grade, without giving it."""
        self._marked = grade
        self._grades.update(grades_line(grade, self.recalling.suggested))

    def action_pause(self) -> None:
        """Cover everything and stop the clock."""
        from trainer.tui.screens.paused import PausedScreen

        self.recalling.stopwatch.pause()
        self.app.push_screen(PausedScreen())

    def action_leave(self) -> None:
        """Back; what was judged to its end is kept."""
        self._lead.left(self.recalling.phase == "recalled")

    def _judge(self, landed: bool) -> None:
        self.recalling.judge(landed)
        if self.recalling.phase == "recalled":
            self._lead.keep(self.recalling)
        else:
            self.recalling.stopwatch.resume()
        self._show()

    def _show_clock(self) -> None:
        running = self.recalling.phase == "recalling"
        self._clock.update(par_clock(self.recalling.stopwatch, self.recalling.drill, running))

    def _show(self) -> None:
        phase = self.recalling.phase
        self._title.update(f"{self.recalling.drill.title} · {RECALL_PHASES[phase]}")
        for one in _PLACES:
            self.set_class(one == phase, f"is-{one}")
        self._told.update(recall_text(self.recalling))
        self._show_clock()
        self.query_one("#told").scroll_end(animate=False)
        if phase == "recalled":
            self.mark_grade(self._marked or self.recalling.suggested)
        self._keys.move_to(phase)
