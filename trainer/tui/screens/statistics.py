"""Where the learner stands."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen

from trainer.memory.statistics import Statistics
from trainer.tui.actions import Place, bindings_for
from trainer.tui.statistics_text import statistics_text
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain


class StatisticsScreen(Screen[None]):
    """Sums and bars, as text."""

    CSS_PATH = "../styles/statistics.tcss"
    PLACE: Place = "statistics"
    BINDINGS = bindings_for("statistics")
    AUTO_FOCUS = "VerticalScroll"

    def __init__(self, found: Statistics) -> None:
        super().__init__()
        self._found = found
        self._text = Plain()

    def compose(self) -> ComposeResult:
        """The text, the keys."""
        yield Plain("Statistics", id="top")
        with VerticalScroll():
            yield self._text
        yield KeyLine("statistics")

    def on_mount(self) -> None:
        """Show them."""
        self._show()

    def on_resize(self) -> None:
        """Fit the bars to the width."""
        self._show()

    def _show(self) -> None:
        self._text.update(statistics_text(self._found, self.app.size.width))

    def action_leave(self) -> None:
        """Back."""
        self.dismiss(None)
