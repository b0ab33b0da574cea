"""Computing a number on the spot: the question and a clock, a line for the answer, the working, the grade."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, get_args

from textual.message import Message
from textual.widget import Widget

from trainer.catalog.models import Drill
from trainer.catalog.placeholders import NoPlace
from trainer.checking.running.numbers import Drawn
from trainer.checking.server import Checker
from trainer.rehearsal.numbers.computing import Computing, NumberPhase
from trainer.rehearsal.numbers.reading import Unreadable
from trainer.tui.background import in_background
from trainer.tui.keys.actions import bindings_for
from trainer.tui.keys.in_turn import in_turn
from trainer.tui.keys.keymap import key_of
from trainer.tui.programs import RunFailed, unless_checking_fails
from trainer.tui.screens.asked import AskedScreen
from trainer.tui.texts.code import quiet
from trainer.tui.texts.number import NUMBER_PHASES, number_question_text, working_text
from trainer.tui.widgets.line import Line
from trainer.tui.widgets.plain import Plain

if TYPE_CHECKING:
    from trainer.tui.leads import NumberLead

_PHASES: tuple[NumberPhase, ...] = get_args(NumberPhase)


@dataclass
class NumberDrawn(Message):
    """There are values to ask with."""

    drawn: Drawn


class NumberScreen(AskedScreen[Computing]):
    """One number drill, with one set of values after the other; there is no attempt until some were drawn.

    Arguments:
        lead: leads on.
        checker: draws the values, away from the screen.
        drill: what is asked.
    """

    CSS_PATH = "../styles/number.tcss"
    BINDINGS = bindings_for(*_PHASES)
    AUTO_FOCUS = "#typed"

    def __init__(self, lead: NumberLead, checker: Checker, drill: Drill) -> None:
        super().__init__(lead, drill, _PHASES)
        self._begin = lead.begin
        self._checker = checker
        self._typed = Line("A number, with a unit or without", id="typed")
        self._remark = Plain("", id="remark")
        self._asked_to_give_up = False

    def answered_with(self) -> Iterable[Widget]:
        """A line to type in, and what was wrong with what was typed there."""
        return (self._remark, self._typed)

    def on_mount(self) -> None:
        """Have values drawn."""
        self._draw()

    def may(self, action: str) -> bool | None:
        """Without values there is nothing to answer, and nothing to pause."""
        if action in ("confirm", "go_on", "pause") and self._attempted is None:
            return None
        return super().may(action)

    # Values

    def _draw(self) -> None:
        """Have values drawn, with which a new attempt begins."""
        self._attempted = None
        self._show()
        in_background(self, lambda: unless_checking_fails(lambda: NumberDrawn(self._checker.draw(self._drill)[0])))

    def on_number_drawn(self, event: NumberDrawn) -> None:
        """Ask with the values that were drawn."""
        try:
            self._attempted = self._begin(self._drill, event.drawn)
        except NoPlace as error:
            self._told.update(quiet(str(error)))
            return
        self._marked, self._asked_to_give_up = None, False
        self._typed.clear()
        self.asked.stopwatch.resume()
        self._show()

    def on_run_failed(self, event: RunFailed) -> None:
        """Say what kept the values from being drawn."""
        self._told.update(quiet(event.sentence))

    # Going on

    def action_confirm(self) -> None:
        """What Enter does: judge the answer, show the next step, give the grade."""
        if self.asked.phase == "computing":
            # Behind the keys that the line has not seen yet: this one has overtaken them.
            in_turn(self, self._typed, self._answer)
        elif self.asked.phase == "working":
            self.asked.show_next()
            self._show()
        else:
            self._end()

    def _answer(self) -> None:
        computing = self._attempted
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

    def action_show_all(self) -> None:
        """The whole working."""
        self.asked.show_all()
        self._show()

    def action_go_on(self) -> None:
        """The same with fresh values."""
        if self.asked.phase == "worked":
            self._give_grade()
        self._draw()

    def action_leave(self) -> None:
        """Back; what was judged is kept."""
        self._lead.left(self._phase != "computing")

    # Showing

    def _say(self, remark: str) -> None:
        self._remark.update(remark)
        self._remark.display = bool(remark)

    def _show(self) -> None:
        computing = self._attempted
        phase = "computing" if computing is None else computing.phase
        self._show_phase(NUMBER_PHASES[phase])
        if computing is None:
            self._told.update(quiet("Drawing values …"))
        else:
            self._told.update(number_question_text(computing) if phase == "computing" else working_text(computing))
        self._say("")
        if phase == "computing":
            self._typed.focus()
        else:
            told = self.query_one("#told")
            told.focus()
            told.scroll_end(animate=False)
