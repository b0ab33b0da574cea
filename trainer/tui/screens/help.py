"""What every key does."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, cast

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen

from trainer.tui.keys.actions import PLACES, Place, actions_at, bindings_for
from trainer.tui.keys.keymap import OwnKeys, names_of
from trainer.tui.texts.code import heading
from trainer.tui.widgets.key_line import KeyLine
from trainer.tui.widgets.plain import Plain

if TYPE_CHECKING:
    from trainer.tui.app import TrainerApp

_NOTES = """\
In the editor: Tab and Shift+Tab move a line by a level, Enter keeps the indentation, Ctrl+Z and Ctrl+Y undo and redo, \
Ctrl+X, Ctrl+C and Ctrl+V cut, copy and paste. Nothing completes what you type: that is the point.

With `vi_keys = true` in the settings (`trainer config edit`) the editor has keys of vi while you practise; those \
of the routine, the interview and the fault finding have none. It begins in insert mode; Esc leads to normal mode, \
and from there Esc leaves. Motions: h j k l w b e 0 ^ $ gg G. Changes: i a I A o O x X s S r D C, d c y with a \
motion or doubled, p P, u and U (undo, redo), . to repeat; counts before each; d c y x also take what Shift and the \
arrows selected. It has no visual mode, no search, no f or t, no text objects, no registers, marks, macros or colon \
commands; Ctrl+R runs. For all of vi there are your own editor (F12) and `trainer practice --inline`.

What you type is saved all the time. Leaving asks nothing and loses nothing.

A terminal that keeps a function key for itself has another key for the same: both are listed here.

To select text with the mouse, hold Shift (on a Mac, Option)."""


_KEYS = 21
"""Columns of the keys."""
_NARROWEST = 16


class HelpScreen(ModalScreen[None]):
    """Every key, place by place.

    Arguments:
        here: where the learner is: its keys come first.
    """

    CSS_PATH = "../styles/help.tcss"
    PLACE: Place = "help"
    BINDINGS = bindings_for("help")
    AUTO_FOCUS = "VerticalScroll"

    def __init__(self, here: Place | None = None) -> None:
        super().__init__()
        self._here = here

    def compose(self) -> ComposeResult:
        """The keys, then what else there is to know."""
        with VerticalScroll():
            yield _KeysAndNotes(cast("TrainerApp", self.app).own_keys, self._here)
        yield KeyLine("help")

    def action_leave(self) -> None:
        """Back."""
        self.dismiss(None)


class _KeysAndNotes(Plain):
    """The text of the help, folded anew whenever there is more room or less."""

    def __init__(self, own: OwnKeys, here: Place | None) -> None:
        super().__init__()
        self._own = own
        self._here = here

    def on_resize(self, event: events.Resize) -> None:
        self.update(help_text(self._own, event.size.width, self._here))


def help_text(own: OwnKeys | None = None, width: int = 80, here: Place | None = None) -> Content:
    """The keys of every place, those of `here` first, and remarks.

    Arguments:
        own: keys in the place of those that an action comes with.
        width: columns at which is folded what an action does, beside its keys.
        here: where the learner is.
    """
    own = own or {}
    parts: list[Content] = []
    for place in sorted(PLACES, key=lambda place: place != here):
        lines = [heading(PLACES[place])]
        for action in actions_at(place):
            keys = " or ".join((*names_of(action, own), *(("?",) if action.name == "help" else ())))
            says = textwrap.wrap(action.says, max(_NARROWEST, width - _KEYS))
            lines.append(Content.assemble((f"  {keys:<{_KEYS - 3}} ", "bold"), f"\n{' ' * _KEYS}".join(says)))
        parts.append(Content("\n").join(lines))
    return Content("\n\n").join([*parts, Content(_NOTES)])
