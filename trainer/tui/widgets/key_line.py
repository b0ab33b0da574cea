"""The keys of the screen, at its foot."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container
from textual.geometry import Size

from trainer.tui.keys.actions import Action, Place, actions_at
from trainer.tui.keys.keymap import OwnKeys, names_of
from trainer.tui.widgets.plain import Plain

MOST_LINES = 3


class KeyLine(Container):
    """The keys of a place and what they do, on as many lines as they need, if that leaves most of the terminal to what
    they work on; a click does the same."""

    DEFAULT_CSS = """
    KeyLine {
        dock: bottom;
        height: auto;
        min-height: 1;
        max-height: 25vh;
        background: $panel;
        color: $foreground;
    }
    KeyLine Plain { height: auto; }
    """

    def __init__(self, place: Place) -> None:
        super().__init__()
        self._place: Place = place
        self._line = Plain()
        self._text = Text()

    def compose(self) -> ComposeResult:
        """One text."""
        yield self._line

    def on_mount(self) -> None:
        """Show the keys."""
        self.show()

    def on_resize(self) -> None:
        """Fold them anew."""
        self.show()

    def show(self) -> None:
        """Show the keys as they are now: those that do nothing at the moment are dim."""
        size: Size = self.app.size
        text = _folded([self._entry(action) for action in self._shown()], size.width)
        # The keys of a place behind this one do nothing now: they are covered.
        text = Text.assemble("\n" * (self._lines_behind() - _lines_of(text)), text)
        # A change has the whole screen laid out anew.
        if text != self._text or text.spans != self._text.spans:
            self._text = text
            self._line.update(text)

    def move_to(self, place: Place) -> None:
        """Show the keys of another place: the screen has become that."""
        self._place = place
        self.show()

    def _lines_behind(self) -> int:
        """How many lines at the foot are keys of what is seen behind a window."""
        if self.screen.styles.background.a == 1:
            return 0
        behind = [screen for screen in self.app.screen_stack if screen is not self.screen]
        return max((line.size.height for screen in behind for line in screen.query(KeyLine)), default=0)

    def _shown(self) -> list[Action]:
        return [one for one in (*actions_at(self._place), *actions_at("everywhere")) if one.shown]

    def _entry(self, action: Action) -> Text:
        namespace = "app" if "everywhere" in action.where else "screen"
        owner = self.app if namespace == "app" else self.screen
        enabled = owner.check_action(action.name, ()) is True
        style = Style(bold=enabled, dim=not enabled, meta={"@click": f"{namespace}.{action.name}"})
        # A screen may stand in another app, which knows no keys of the learner's own.
        own: OwnKeys = getattr(self.app, "own_keys", {})
        return Text.assemble((names_of(action, own)[0], style), (f" {action.label}", style + Style(bold=False)))


def _lines_of(text: Text) -> int:
    return text.plain.count("\n") + 1


def _folded(entries: list[Text], width: int) -> Text:
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + 2 + entry.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], "  ", entry)
        else:
            lines.append(entry)
    return Text("\n").join(lines[:MOST_LINES])
