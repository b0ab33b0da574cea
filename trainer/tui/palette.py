"""Textual's command palette, for people who type faster than it looks."""

from __future__ import annotations

from typing import Any

from textual.app import App
from textual.await_complete import AwaitComplete
from textual.command import CommandList, CommandPalette

from trainer.tui.widgets.options import can_page


class Palette(CommandPalette):
    """What would end the trainer in Textual's own does nothing here."""

    def dismiss(self, result: None = None) -> AwaitComplete:
        """Leave, once: Enter may have been pressed twice."""
        return super().dismiss(result) if self.is_active else AwaitComplete()

    def _pop_result_callback(self) -> None:
        # However it is left: what goes on looking would not find the list any more.
        self._cancel_gather_commands()
        self._stop_no_matches_countdown()
        super()._pop_result_callback()

    def _gather_commands(self, search_value: str) -> None:  # type: ignore[override]  # a worker there
        # The last letter may come when it is left already.
        if self.is_active:
            super()._gather_commands(search_value)

    def _action_command_list(self, action: str) -> None:
        if action not in ("page_up", "page_down") or can_page(self.query_one(CommandList)):
            super()._action_command_list(action)


def open_palette(app: App[Any]) -> None:
    """Show it, unless it is shown."""
    if not CommandPalette.is_open(app):
        app.push_screen(Palette(id="--command-palette"))


def close_palette(app: App[Any]) -> None:
    """Leave it, if it is shown: what comes next is about the screen below."""
    if isinstance(app.screen, CommandPalette):
        app.screen.dismiss()
