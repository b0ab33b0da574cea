"""The line for a search."""

from __future__ import annotations

from trainer.tui.keys.actions import HELP_CHARACTER
from trainer.tui.widgets.line import Line


class SearchLine(Line):
    """A line to type words in; the key of the help is left to the screen."""

    def __init__(self) -> None:
        super().__init__("Type to search, Enter opens", id="search")

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Whether the line takes a key as text."""
        return key != HELP_CHARACTER and super().check_consume_key(key, character)
