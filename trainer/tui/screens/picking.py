"""A choice: the situation and its options, the reason said out loud, then the right one, the table and the grade."""

from __future__ import annotations

from typing import Protocol

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from trainer.catalog.models import Drill
from trainer.memory.models import Grade
from trainer.rehearsal.choices import ChoicePhase, Choosing
from trainer.tui.actions import Place, bindings_for
from trainer.tui.choice_text import CHOICE_PHASES, choice_text
from trainer.tui.code_text import grades_line
from trainer.tui.grade_keys import GradeKeys
from trainer.tui.number_text import par_clock
from trainer.tui.phases import holds
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.small_terminal import BREAKPOINTS, SmallTerminal

_PLACES: tuple[ChoicePhase, ...] = ("picking", "justifying", "picked")


class ChoiceLead(Protocol):
    """Who is told how an attempt at a choice goes, and leads on from it."""

    def keep(self, asked: Choosing, /) -> None:
        """Record the attempt, without a grade."""

    def grade(self, asked: Choosing, grade: Grade, /) -> None:
        """Give the recorded attempt its grade."""

    def ended(self, drill: Drill, /) -> None:
        """The choice has its grade: go on."""

    def left(self, recorded: bool, /) -> None:
        """It was left; `recorded` is whether an attempt is kept without a grade."""


class PickingScreen(GradeKeys, Screen[None]):
    """One choice. What is known is in `choosing`; this shows it.

    Arguments:
        lead: leads on.
        choosing: the attempt.
    """

    CSS_PATH = "../styles/picking.tcss"
    BINDINGS = bindings_for(*_PLACES)
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    AUTO_FOCUS = "#options"

    def __init__(self, lead: ChoiceLead, choosing: Choosing) -> None:
        super().__init__()
        self._lead = lead
        self.choosing = choosing
        self._title = Plain("", id="title")
        self._clock = Plain("", id="clock")
        self._told = Plain()
        self._options = OptionList(*(Option(Content(one)) for one in choosing.options), markup=False, id="options")
        self._grades = Plain("", id="grades")
        self._keys = KeyLine("picking")
        self._marked: Grade | None = None

    @property
    def PLACE(self) -> Place:  # noqa: N802 - as the other screens name it
        """The keys that hold now."""
        return self.choosing.phase

    def compose(self) -> ComposeResult:
        """A line on top, what is told, the options or the grades, the keys."""
        with Horizontal(id="top", classes="full-size"):
            yield self._title
            yield self._clock
        with VerticalScroll(id="told", classes="full-size"):
            yield self._told
        with Vertical(id="below", classes="full-size"):
            yield self._options
            yield self._grades
        yield self._keys
        yield SmallTerminal()

    def on_mount(self) -> None:
        """Ask, and count the time."""
        self._options.highlighted = 0
        self._show()
        self.set_interval(1, self._show_clock)

    def on_screen_resume(self) -> None:
        """Go on counting, where nothing was taken yet."""
        if self.choosing.phase == "picking":
            self.choosing.stopwatch.resume()

    def on_unmount(self) -> None:
        """Stop the clock."""
        self.choosing.stopwatch.pause()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """The keys of a phase hold in it alone."""
        return holds(action, self.choosing.phase, _PLACES)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take what was clicked."""
        event.stop()
        self._take(event.option_index)

    def action_mark_up(self) -> None:
        """Mark the option above."""
        self._options.action_cursor_up()

    def action_mark_down(self) -> None:
        """Mark the option below."""
        self._options.action_cursor_down()

    def action_confirm(self) -> None:
        """What Enter does: take the marked option, show the right one, give the grade."""
        if self.choosing.phase == "picking":
            self._take(self._options.highlighted or 0)
        elif self.choosing.phase == "justifying":
            self.choosing.justify()
            self._lead.keep(self.choosing)
            self._show()
        else:
            self._lead.grade(self.choosing, self._marked or self.choosing.suggested)
            self._lead.ended(self.choosing.drill)

    def mark_grade(self, grade: Grade) -> None:
        """Mark a grade, without giving it."""
        self._marked = grade
        self._grades.update(grades_line(grade, self.choosing.suggested))

    def action_pause(self) -> None:
        """Cover everything and stop the clock."""
        from trainer.tui.screens.paused import PausedScreen

        self.choosing.stopwatch.pause()
        self.app.push_screen(PausedScreen())

    def action_leave(self) -> None:
        """Back; what was answered is kept."""
        self._lead.left(self.choosing.phase == "picked")

    def _take(self, place: int) -> None:
        if self.choosing.phase == "picking":
            self.choosing.take(place)
            self._show()

    def _show_clock(self) -> None:
        self._clock.update(par_clock(self.choosing.stopwatch, self.choosing.drill, self.choosing.phase == "picking"))

    def _show(self) -> None:
        phase = self.choosing.phase
        self._title.update(f"{self.choosing.drill.title} · {CHOICE_PHASES[phase]}")
        for one in _PLACES:
            self.set_class(one == phase, f"is-{one}")
        self._told.update(choice_text(self.choosing))
        self._show_clock()
        told = self.query_one("#told")
        told.scroll_home(animate=False)
        if phase == "picking":
            self._options.focus()
        else:
            told.focus()
        if phase == "picked":
            self.mark_grade(self._marked or self.choosing.suggested)
        self._keys.move_to(phase)
