"""A place to write a program: what is asked above or beside a plain editor, and what a run gave."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Container, VerticalScroll
from textual.content import Content

from trainer.tui.widgets.code_editor import CodeEditor
from trainer.tui.widgets.plain import Plain
from trainer.tui.widgets.stray_text import TakesStrayText


class CodeDesk(Container, TakesStrayText):
    """The two sides. The side that tells can be scrolled; no text is ever taken out of the editor."""

    DEFAULT_CSS = """
    CodeDesk { height: 1fr; layout: vertical; }
    CodeDesk #told { height: 2fr; min-height: 3; padding: 0 1; border-bottom: solid $panel; }
    CodeDesk #told { scrollbar-size-vertical: 1; }
    CodeDesk #told Plain { width: 100%; }
    CodeDesk #text { height: 3fr; min-height: 3; }
    Screen.-wide CodeDesk {
        layout: horizontal;
        #told { width: 2fr; height: 100%; border-bottom: none; border-right: solid $panel; }
        #text { width: 3fr; height: 100%; }
    }
    """

    def __init__(self, text: str = "", *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._told = Plain()
        self._side = VerticalScroll(self._told, id="told")
        self.editor = CodeEditor(text, id="text")

    def compose(self) -> ComposeResult:
        """What is told, and the editor."""
        yield self._side
        yield self.editor

    @property
    def typed_into(self) -> CodeEditor:
        """The editor."""
        return self.editor

    def tell(self, text: Content) -> None:
        """Show a text from its top, in the place of the one before."""
        self._told.update(text)
        self._side.scroll_home(animate=False)

    def other_side(self) -> None:
        """Put the focus on the other side."""
        if self.editor.has_focus:
            self._side.focus()
        else:
            self.editor.focus()
