"""The cover of a pause."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import ModalScreen

from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.keys.keymap import key_of
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain


class PausedScreen(ModalScreen[None]):
    """Covers the text and the brief until the learner goes on."""

    CSS_PATH = "../styles/paused.tcss"
    PLACE: Place = "paused"
    BINDINGS = bindings_for("paused")

    def compose(self) -> ComposeResult:
        """One sentence."""
        stands = "Paused. The clock stands still, and so does everything else."
        yield Plain(f"{stands}\n\n{key_of('resume')} goes on.", id="cover")
        yield KeyLine("paused")

    def action_resume(self) -> None:
        """Uncover."""
        self.dismiss(None)
