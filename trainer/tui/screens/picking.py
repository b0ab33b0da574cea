"""A choice: the situation and its options, the reason said out loud, then the right one, the table and the grade."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, get_args

from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from trainer.rehearsal.choices import ChoicePhase, Choosing
from trainer.tui.keys.actions import bindings_for
from trainer.tui.screens.asked import AskedScreen
from trainer.tui.texts.choice import CHOICE_PHASES, choice_text
from trainer.tui.texts.hanging import Indented
from trainer.tui.widgets.options import Options

if TYPE_CHECKING:
    from trainer.tui.leads import AskedLead

_PHASES: tuple[ChoicePhase, ...] = get_args(ChoicePhase)


class PickingScreen(AskedScreen[Choosing]):
    """One choice.

    Arguments:
        lead: leads on.
        choosing: the attempt.
    """

    CSS_PATH = "../styles/picking.tcss"
    BINDINGS = bindings_for(*_PHASES)
    AUTO_FOCUS = "#options"

    def __init__(self, lead: AskedLead[Choosing], choosing: Choosing) -> None:
        super().__init__(lead, choosing.drill, _PHASES, choosing)
        self._options = Options(*(Option(Indented(one)) for one in choosing.options), markup=False, id="options")

    def answered_with(self) -> Iterable[Widget]:
        """The options."""
        return (self._options,)

    def on_mount(self) -> None:
        """Ask."""
        self._options.highlighted = 0
        self._show()

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
        if self.asked.phase == "picking":
            self._take(self._options.highlighted or 0)
        elif self.asked.phase == "justifying":
            self.asked.justify()
            self._lead.keep(self.asked)
            self._show()
        else:
            self._end()

    def _take(self, place: int) -> None:
        if self.asked.phase == "picking":
            self.asked.take(place)
            self._show()

    def _show(self) -> None:
        phase = self.asked.phase
        self._show_phase(CHOICE_PHASES[phase])
        self._told.update(choice_text(self.asked))
        told = self.query_one("#told")
        told.scroll_home(animate=False)
        if phase == "picking":
            self._options.focus()
        else:
            told.focus()
