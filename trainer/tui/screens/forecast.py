"""Will it pass? Asked before a run, where the learner wants to be asked."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen

from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.keys.keymap import key_of
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain


class ForecastScreen(ModalScreen["bool | None"]):
    """Two keys; None where the learner does not say."""

    CSS_PATH = "../styles/forecast.tcss"
    PLACE: Place = "forecast"
    BINDINGS = bindings_for("forecast")

    def compose(self) -> ComposeResult:
        """The question, the keys."""
        with Vertical(id="box"):
            yield Plain("Will it pass?", id="title")
            yield Plain(
                f"What you say is set against what comes: {key_of('statistics')} shows how good your judgement is."
            )
        yield KeyLine("forecast")

    def action_landed(self) -> None:
        """It will."""
        self.dismiss(True)

    def action_missed(self) -> None:
        """It will not."""
        self.dismiss(False)

    def action_leave(self) -> None:
        """Nothing said."""
        self.dismiss(None)
