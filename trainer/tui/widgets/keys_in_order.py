"""The keys of what is typed into, each where it stands in the row of keys."""

from __future__ import annotations

from textual import events
from textual.widget import Widget


async def acted_at_once(widget: Widget, event: events.Key) -> bool:
    """Do what the widget itself has bound to a key, here and now; whether there was anything.

    Textual does that only once the key has gone up to the app, and letters that came with it have been typed by then:
    over a slow line "ab", Backspace, "c" arrive in one piece and would become "ab" in the place of "ac".
    """
    for binding in widget._bindings.key_to_bindings.get(event.key, ()):
        if not binding.priority and await widget.app.run_action(binding.action, widget):
            event.stop()
            event.prevent_default()
            return True
    return False
