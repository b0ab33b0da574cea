"""The cover of a paused routine."""

from __future__ import annotations

from typing import Literal

from textual.app import ComposeResult
from textual.content import Content
from textual.screen import ModalScreen

from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain

PauseEnd = Literal["on", "more", "skip"]
"""Go on, go on with a minute more, or skip the segment."""


class RoutinePausedScreen(ModalScreen[PauseEnd]):
    """Covers what is typed or asked until the learner goes on; `line` says where the routine stands."""

    CSS_PATH = "../styles/paused.tcss"
    PLACE: Place = "routine_paused"
    BINDINGS = bindings_for("routine_paused")

    def __init__(self, line: Content) -> None:
        super().__init__()
        self._line = line

    def compose(self) -> ComposeResult:
        """Where it stands, and one sentence."""
        sentence = "Paused. The clock stands still, and so does everything else."
        yield Plain(Content("\n\n").join([Content(sentence), self._line]), id="cover")
        yield KeyLine("routine_paused")

    def action_resume(self) -> None:
        """Uncover."""
        self.dismiss("on")

    def action_more_time(self) -> None:
        """Go on with a minute more."""
        self.dismiss("more")

    def action_pass_over(self) -> None:
        """Skip the segment."""
        self.dismiss("skip")
