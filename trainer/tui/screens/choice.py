"""Choosing one of a few things."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from trainer.tui.keys.actions import Place, bindings_for
from trainer.tui.texts.hanging import Indented
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.options import Options
from trainer.tui.widgets.plain import Plain


class ChoiceScreen(ModalScreen[int]):
    """Asks for one of `labels`, the first preselected; gives its number, or nothing when left."""

    CSS_PATH = "../styles/choice.tcss"
    PLACE: Place = "choice"
    BINDINGS = bindings_for("choice")
    AUTO_FOCUS = "OptionList"

    def __init__(self, title: str, labels: list[str]) -> None:
        super().__init__()
        self._title = title
        self._options = Options(*(Option(Indented(label)) for label in labels), markup=False)

    def compose(self) -> ComposeResult:
        """The question, the labels, the keys."""
        with Vertical(id="box"):
            yield Plain(self._title, id="title")
            yield self._options
        yield KeyLine("choice")

    def on_mount(self) -> None:
        """Preselect the first."""
        self._options.highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give what was clicked."""
        event.stop()
        # It may be the second of two clicks.
        if self.is_active:
            self.dismiss(event.option_index)

    def action_confirm(self) -> None:
        """Give what is marked."""
        if self._options.highlighted is not None:
            self.dismiss(self._options.highlighted)

    def action_mark_up(self) -> None:
        """Mark the one above."""
        self._options.action_cursor_up()

    def action_mark_down(self) -> None:
        """Mark the one below."""
        self._options.action_cursor_down()

    def action_leave(self) -> None:
        """Choose nothing."""
        self.dismiss(None)
