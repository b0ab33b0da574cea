"""Recalling step by step: what is asked, what a good answer says, whether it was said, and the grade."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from trainer.rehearsal.recalling import Recalling, RecallPhase
from trainer.tui.keys.actions import bindings_for
from trainer.tui.screens.asked import AskedScreen
from trainer.tui.texts.recall import RECALL_PHASES, recall_text

if TYPE_CHECKING:
    from trainer.tui.leads import AskedLead

_PHASES: tuple[RecallPhase, ...] = get_args(RecallPhase)


class RecallScreen(AskedScreen[Recalling]):
    """One drill that is recalled.

    Arguments:
        lead: leads on.
        recalling: the attempt.
    """

    CSS_PATH = "../styles/recall.tcss"
    BINDINGS = bindings_for(*_PHASES)
    AUTO_FOCUS = "#told"

    def __init__(self, lead: AskedLead[Recalling], recalling: Recalling) -> None:
        super().__init__(lead, recalling.drill, _PHASES, recalling)

    def on_mount(self) -> None:
        """Ask."""
        self._show()

    def action_confirm(self) -> None:
        """What Enter does: show the answer, or give the grade."""
        if self.asked.phase == "recalling":
            self.asked.show()
            self._show()
        else:
            self._end()

    def action_landed(self) -> None:
        """It was said."""
        self._judge(landed=True)

    def action_missed(self) -> None:
        """It was not said."""
        self._judge(landed=False)

    def _judge(self, landed: bool) -> None:
        self.asked.judge(landed)
        if self.asked.phase == "recalled":
            self._lead.keep(self.asked)
        else:
            self.asked.stopwatch.resume()
        self._show()

    def _show(self) -> None:
        self._show_phase(RECALL_PHASES[self.asked.phase])
        self._told.update(recall_text(self.asked))
        self.query_one("#told").scroll_end(animate=False)
