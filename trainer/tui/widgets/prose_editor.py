"""The editor for sentences: folds its lines, completes nothing."""

from __future__ import annotations

from trainer.tui.widgets.letting_go import let_go
from trainer.tui.widgets.text_ends import TextEnds


class ProseEditor(TextEnds):
    """A text area for prose; Tab leaves it."""

    DEFAULT_CSS = """
    ProseEditor {
        border: none;
        padding: 0 1;
        height: 1fr;
        &:focus { border: none; }
    }
    """

    def __init__(self, text: str = "", placeholder: str = "", *, id: str | None = None) -> None:
        super().__init__(text, soft_wrap=True, tab_behavior="focus", placeholder=placeholder, id=id)
        # A steady cursor: no timer, and nothing is sent while nobody types.
        self.cursor_blink = False

    def on_mount(self) -> None:
        """Whoever goes on with a text goes on at its end."""
        self.move_cursor(self.document.end)

    def on_unmount(self) -> None:
        """Take up no memory any more."""
        let_go(self)

    def put(self, typed: str) -> None:
        """Put `typed` where the cursor is, in the place of what is selected."""
        self.replace(typed, *self.selection)
