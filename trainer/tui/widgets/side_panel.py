"""What stands beside the editor, one tab at a time."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import ContentSwitcher

from trainer.tui.texts.hanging import Hanging
from trainer.tui.widgets.plain import Plain

TABS: dict[str, str] = {"brief": "Brief", "verdicts": "Verdicts", "output": "Output", "hints": "Hints"}


class SidePanel(Vertical):
    """Tabs of text. The shown one takes the focus, so that it can be scrolled."""

    DEFAULT_CSS = """
    SidePanel {
        ContentSwitcher { height: 1fr; }
        VerticalScroll { padding: 0 1; scrollbar-size-vertical: 1; }
        VerticalScroll > Plain { width: 100%; }
        #tabs { height: 1; padding: 0 1; background: $panel; }
    }
    """

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._names = Plain("", id="tabs")
        self._texts = {name: Plain() for name in TABS}
        self._panes = {name: VerticalScroll(text, id=name) for name, text in self._texts.items()}
        self._switcher = ContentSwitcher(*self._panes.values(), initial="brief")

    def compose(self) -> ComposeResult:
        """The names of the tabs, then the one that is shown."""
        yield self._names
        yield self._switcher

    def on_mount(self) -> None:
        """Begin with the brief."""
        self.show_tab("brief")

    def set_text(self, tab: str, text: Content | Hanging) -> None:
        """Change what a tab says."""
        self._texts[tab].update(text)

    @property
    def shown(self) -> str:
        """The tab that is shown."""
        return self._switcher.current or "brief"

    def show_tab(self, tab: str) -> None:
        """Show a tab from its top."""
        inside = self.has_focus_within
        self._switcher.current = tab
        self._names.update(
            Content("  ").join(
                Content.styled(f"[{name}]", "bold") if key == tab else Content.styled(f" {name} ", "dim")
                for key, name in TABS.items()
            )
        )
        pane = self._panes[tab]
        pane.scroll_home(animate=False)
        if inside:
            pane.focus()

    def show_next(self) -> None:
        """Show the next tab."""
        names = list(TABS)
        self.show_tab(names[(names.index(self.shown) + 1) % len(names)])

    def take_focus(self) -> None:
        """Put the focus into the shown tab."""
        self._panes[self.shown].focus()
