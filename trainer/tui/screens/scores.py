"""The score sheet of the cold questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll

from trainer.rehearsal.cold import SittingScore
from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.texts.score import score_text
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.small_terminal import FullSizeScreen, SmallTerminal


class ScoresScreen(FullSizeScreen[None]):
    """The latest sitting question by question, and those before it.

    Arguments:
        scores: the sittings, the latest first.
        titles: the questions' names by card, in the order in which to show them.
    """

    CSS_PATH = "../styles/statistics.tcss"
    PLACE: Place = "scores"
    BINDINGS = bindings_for("scores")
    AUTO_FOCUS = "VerticalScroll"

    def __init__(self, scores: Sequence[SittingScore], titles: Mapping[str, str]) -> None:
        super().__init__()
        self._scores = scores
        self._titles = titles
        self._text = Plain()

    def compose(self) -> ComposeResult:
        """The text, the keys."""
        yield Plain("The questions, cold", id="top")
        with VerticalScroll(classes="full-size"):
            yield self._text
        yield KeyLine("scores")
        yield SmallTerminal()

    def on_mount(self) -> None:
        """Show them."""
        self._show()

    def on_resize(self) -> None:
        """Fit the names to the width."""
        self._show()

    def _show(self) -> None:
        self._text.update(score_text(self._scores, self._titles, self.app.size.width))

    def action_leave(self) -> None:
        """Back."""
        self.dismiss(None)
