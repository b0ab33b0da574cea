"""Letting go of what was left: Textual would hold it."""

from __future__ import annotations

from textual._styles_cache import StylesCache
from textual.dom import DOMNode
from textual.widgets import TextArea


def let_go(editor: TextArea) -> None:
    """Have the app forget an editor that was unmounted.

    A text area watches the theme of the app, whose list of watchers holds it, with every line that was painted, until
    the theme is changed: most learners never do.
    """
    watchers: dict[str, list[tuple[DOMNode, object]]] = getattr(editor.app, "__watchers", {})
    for name, watching in watchers.items():
        watchers[name] = [(node, callback) for node, callback in watching if node is not editor]


def let_painted_lines_go() -> None:
    """Forget the lines that widgets of other screens were painted with; Textual keeps those of the last thousand
    widgets, whether they are still there or not."""
    StylesCache.get_inner_outer.cache_clear()
