"""A line to type into."""

from __future__ import annotations

from textual import events
from textual.widgets import Input

from trainer.tui.widgets.keys_in_order import acted_at_once


class Line(Input):
    """Textual's line with a steady cursor, and with its keys in the order in which they were pressed."""

    def __init__(self, placeholder: str = "", *, id: str | None = None) -> None:
        super().__init__(placeholder=placeholder, select_on_focus=False, id=id)
        # No timer, and nothing is sent while nobody types.
        self.cursor_blink = False

    async def _on_key(self, event: events.Key) -> None:
        if event.is_printable or not await acted_at_once(self, event):
            await super()._on_key(event)
