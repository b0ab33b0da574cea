"""What is typed or pasted beside the place to type lands in it."""

from __future__ import annotations

from textual import events
from textual.widget import Widget
from textual.widgets import TextArea

from trainer.tui.keys.actions import HELP_CHARACTER


class TakesStrayText(Widget):
    """A screen or a part of one that has a single place to type, which the focus may have left.

    It stands behind the other bases: styles go by the first widget among them.
    """

    @property
    def typed_into(self) -> TextArea | None:
        """The place to type, None while there is none."""
        raise NotImplementedError

    def on_key(self, event: events.Key) -> None:
        """Whoever begins to type need not say so first."""
        if event.is_printable and event.key != HELP_CHARACTER:
            self._hand_over(event, events.Key(event.key, event.character))

    def on_paste(self, event: events.Paste) -> None:
        """Neither need whoever pastes, or types faster than the line to the terminal."""
        self._hand_over(event, events.Paste(event.text))

    def _hand_over(self, event: events.Event, anew: events.Event) -> None:
        editor = self.typed_into
        # What the editor was given itself it has taken and stopped. Whether it has the focus by now says nothing: what
        # came before this event may have brought it there.
        if editor is not None and not editor.read_only:
            event.stop()
            editor.display = True
            self.screen.set_focus(editor)
            editor._forward_event(anew)
