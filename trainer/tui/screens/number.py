"""Computing a number on the spot: the question and a clock, a line for the answer, the working, the grade."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen

from trainer.catalog.models import Drill
from trainer.catalog.placeholders import NoPlace
from trainer.checking.numbers import Drawn
from trainer.checking.server import Checker
from trainer.memory.models import Grade
from trainer.rehearsal.number_reading import Unreadable
from trainer.rehearsal.numbers import Computing, NumberPhase
from trainer.tui.actions import Place, bindings_for
from trainer.tui.background import in_background
from trainer.tui.code_text import grades_line, quiet
from trainer.tui.grade_keys import GradeKeys
from trainer.tui.in_turn import in_turn
from trainer.tui.keymap import key_of
from trainer.tui.number_text import NUMBER_PHASES, number_clock, number_question_text, working_text
from trainer.tui.phases import holds
from trainer.tui.programs import RunFailed, unless_checking_fails
from trainer.tui.screens.asked import AskedLead
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.line import Line
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.small_terminal import BREAKPOINTS, SmallTerminal

_PLACES: tuple[NumberPhase, ...] = ("computing", "working", "worked")


class NumberLead(AskedLead[Computing], Protocol):
    """Who begins an attempt at a number, is told how it goes, and leads on from it."""

    def begin(self, drill: Drill, drawn: Drawn, /) -> Computing:
        """An attempt at what was drawn. Raises `NoPlace` where the question does not fit it."""


@dataclass
class NumberDrawn(Message):
    """There are values to ask with."""

    drawn: Drawn


class NumberScreen(GradeKeys, Screen[None]):
    """One number drill, with one set of values after the other. What is known is in `computing`; this shows it.

    Arguments:
        lead: leads on.
        checker: draws the values, away from the screen.
        drill: what is asked.
    """

    CSS_PATH = "../styles/number.tcss"
    BINDINGS = bindings_for(*_PLACES)
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    AUTO_FOCUS = "#typed"

    def __init__(self, lead: NumberLead, checker: Checker, drill: Drill) -> None:
        super().__init__()
        self._lead = lead
        self._checker = checker
        self._drill = drill
        self.computing: Computing | None = None
        self._title = Plain("", id="title")
        self._clock = Plain("", id="clock")
        self._told = Plain(quiet("Drawing values …"))
        self._typed = Line("A number, with a unit or without", id="typed")
        self._remark = Plain("", id="remark")
        self._grades = Plain("", id="grades")
        self._keys = KeyLine("computing")
        self._marked: Grade | None = None
        self._asked_to_give_up = False

    @property
    def PLACE(self) -> Place:  # noqa: N802 - as the other screens name it
        """The keys that hold now."""
        return self._phase

    @property
    def _phase(self) -> NumberPhase:
        return self.computing.phase if self.computing is not None else "computing"

    def compose(self) -> ComposeResult:
        """A line on top, what is told, a line to type in, the grades, the keys."""
        with Horizontal(id="top", classes="full-size"):
            yield self._title
            yield self._clock
        with VerticalScroll(id="told", classes="full-size"):
            yield self._told
        with Vertical(id="below", classes="full-size"):
            yield self._remark
            yield self._typed
            yield self._grades
        yield self._keys
        yield SmallTerminal()

    def on_mount(self) -> None:
        """Have values drawn, and count the time."""
        self._show()
        self._draw()
        self.set_interval(1, self._show_clock)

    def on_screen_resume(self) -> None:
        """Go on counting, where the number is still being computed."""
        if self.computing is not None and self.computing.phase == "computing":
            self.computing.stopwatch.resume()

    def on_unmount(self) -> None:
        """Stop the clock."""
        if self.computing is not None:
            self.computing.stopwatch.pause()

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """The keys of a phase hold in it alone; without values there is nothing to answer."""
        if not holds(action, self._phase, _PLACES):
            return False
        if action in ("confirm", "go_on", "pause") and self.computing is None:
            return None
        return True

    # Values

    def _draw(self) -> None:
        in_background(self, lambda: unless_checking_fails(lambda: NumberDrawn(self._checker.draw(self._drill)[0])))

    def on_number_drawn(self, event: NumberDrawn) -> None:
        """Ask with the values that were drawn."""
        try:
            self.computing = self._lead.begin(self._drill, event.drawn)
        except NoPlace as error:
            self._told.update(quiet(str(error)))
            return
        self._marked, self._asked_to_give_up = None, False
        self._typed.clear()
        self.computing.stopwatch.resume()
        self._show()

    def on_run_failed(self, event: RunFailed) -> None:
        """Say what kept the values from being drawn."""
        self._told.update(quiet(event.sentence))

    # Going on

    def action_confirm(self) -> None:
        """What Enter does: judge the answer, show the next step, give the grade."""
        steps: dict[NumberPhase, Callable[[], object]] = {
            # Behind the keys that the line has not seen yet: this one has overtaken them.
            "computing": lambda: in_turn(self, self._typed, self._answer),
            "working": self._show_next_step,
            "worked": self._give_grade,
        }
        steps[self._phase]()

    def _answer(self) -> None:
        computing = self.computing
        if computing is None or computing.phase != "computing":
            return
        if not self._typed.value.strip() and not self._asked_to_give_up:
            self._asked_to_give_up = True
            enter = key_of("confirm")
            self._say(f"Nothing is typed. {enter} again shows the working; then it counts as not known.")
            return
        try:
            if self._typed.value.strip():
                computing.answer(self._typed.value)
            else:
                computing.give_up()
        except Unreadable as error:
            self._say(str(error))
            return
        self._lead.keep(computing)
        self._show()

    def _show_next_step(self) -> None:
        assert self.computing is not None
        self.computing.show_next()
        self._show()

    def action_show_all(self) -> None:
        """The whole working."""
        assert self.computing is not None
        self.computing.show_all()
        self._show()

    def _give_grade(self) -> None:
        self._grade()
        self._lead.ended(self._drill)

    def _grade(self) -> None:
        assert self.computing is not None
        self._lead.grade(self.computing, self._marked or self.computing.suggested)

    def action_go_on(self) -> None:
        """The same with fresh values."""
        if self._phase == "worked":
            self._grade()
        self.computing = None
        self._show()
        self._draw()

    def mark_grade(self, grade: Grade) -> None:
        """Mark a grade, without giving it."""
        assert self.computing is not None
        self._marked = grade
        self._grades.update(grades_line(grade, self.computing.suggested))

    # Pausing, leaving

    def action_pause(self) -> None:
        """Cover everything and stop the clock."""
        from trainer.tui.screens.paused import PausedScreen

        if self.computing is not None:
            self.computing.stopwatch.pause()
        self.app.push_screen(PausedScreen())

    def action_leave(self) -> None:
        """Back; what was judged is kept."""
        self._lead.left(self._phase != "computing")

    # Showing

    def _say(self, remark: str) -> None:
        self._remark.update(remark)
        self._remark.display = bool(remark)

    def _show_clock(self) -> None:
        if self.computing is not None:
            self._clock.update(number_clock(self.computing))

    def _show(self) -> None:
        phase, computing = self._phase, self.computing
        self._title.update(f"{self._drill.title} · {NUMBER_PHASES[phase]}")
        for one in _PLACES:
            self.set_class(one == phase, f"is-{one}")
        if computing is None:
            self._told.update(quiet("Drawing values …"))
        else:
            self._told.update(number_question_text(computing) if phase == "computing" else working_text(computing))
        self._say("")
        self._show_clock()
        if phase == "computing":
            self._typed.focus()
        else:
            told = self.query_one("#told")
            told.focus()
            told.scroll_end(animate=False)
        if phase == "worked":
            assert computing is not None
            self.mark_grade(self._marked or computing.suggested)
        self._keys.move_to(phase)
