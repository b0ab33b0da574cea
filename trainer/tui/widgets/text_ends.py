"""What Textual's text area lacks: keys to both ends of a text, the order of all keys, and that a paste ends in it."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import TextArea

from trainer.tui.widgets.keys_in_order import acted_at_once


class TextEnds(TextArea):
    """A text area in which Ctrl+Home and Ctrl+End go to the ends of the text, and select on the way with Shift."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+home", "text_start", "Start of text", show=False),
        Binding("ctrl+end", "text_end", "End of text", show=False),
        Binding("ctrl+shift+home", "text_start(True)", "Select to the start", show=False),
        Binding("ctrl+shift+end", "text_end(True)", "Select to the end", show=False),
    ]

    async def _on_key(self, event: events.Key) -> None:
        if event.is_printable or not await acted_at_once(self, event):
            await super()._on_key(event)

    async def _on_paste(self, event: events.Paste) -> None:
        # Textual leaves it to go up, where nobody could tell it from one that came past this.
        if not self.read_only:
            event.stop()

    def action_text_start(self, select: bool = False) -> None:
        """Move the cursor before the first character."""
        self.move_cursor((0, 0), select=select)

    def action_text_end(self, select: bool = False) -> None:
        """Move the cursor behind the last character."""
        self.move_cursor(self.document.end, select=select)
