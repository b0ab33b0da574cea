"""The line for a search."""

from __future__ import annotations

from textual.widgets import Input

from trainer.tui.actions import HELP_CHARACTER


class SearchLine(Input):
    """A line to type words in; the key of the help is left to the screen."""

    def __init__(self) -> None:
        super().__init__(placeholder="Type to search, Enter opens", select_on_focus=False, id="search")
        # A steady cursor: no timer, and nothing is sent while nobody types.
        self.cursor_blink = False

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Whether the line takes a key as text."""
        return key != HELP_CHARACTER and super().check_consume_key(key, character)
