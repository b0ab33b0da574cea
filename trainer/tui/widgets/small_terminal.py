"""What a screen says where the terminal is too small for it, and what its keys do there."""

from __future__ import annotations

from textual import events
from textual.screen import Screen, ScreenResultType
from textual.widget import Widget

from trainer.tui.widgets.plain import Plain

COLUMNS = 60
"""What a screen needs that has a `SmallTerminal`."""
_HOLD = frozenset({"leave", "pause"})
"""Actions that are as good unseen."""


class SmallTerminal(Plain):
    """A sentence, in the place of everything of the class `full-size`."""

    DEFAULT_CSS = """
    SmallTerminal { display: none; padding: 1 2; height: 1fr; }
    """

    def __init__(self) -> None:
        super().__init__(
            f"This needs a terminal of {COLUMNS} columns or more; 80 by 24 shows everything. Nothing is lost."
        )


class FullSizeScreen(Screen[ScreenResultType]):
    """A screen with a `SmallTerminal`: where that is all there is to see, no key judges, answers or grades what is not
    seen, and with room again the focus is where it was."""

    # `-tiny` is too small.
    HORIZONTAL_BREAKPOINTS = [(0, "-tiny"), (COLUMNS, "-narrow"), (100, "-wide")]  # noqa: RUF012 - as Textual has it
    _had_focus: Widget | None = None

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Unseen one can leave and pause, nothing else."""
        if self.app.size.width < COLUMNS and action not in _HOLD:
            return None
        return self.may(action)

    def may(self, _action: str) -> bool | None:
        """Whether an action has something to do now: None, where its key is to be seen all the same."""
        return True

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Remember it: what is hidden loses it."""
        self._had_focus = event.widget

    def on_resize(self) -> None:
        """Give the focus back."""
        self.call_after_refresh(self._focus_again)

    def _focus_again(self) -> None:
        had = self._had_focus
        if self.focused is None and had is not None and had.is_attached and self.app.size.width >= COLUMNS:
            self.set_focus(had)
