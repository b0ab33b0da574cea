"""Lending the terminal to the learner's own editor."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual.app import SuspendNotSupported

from trainer.rehearsal.programs.own_editor import EditorFailed, edit_text, editor_command

if TYPE_CHECKING:
    from textual.app import App


def edited_outside(app: App[int], text: str, name: str, chosen: str, waiting: Callable[[], object]) -> str:
    """A text as the learner's editor leaves it; the screen comes back when that ends.

    Arguments:
        app: whose terminal is lent.
        text: what is edited.
        name: of the file in which the editor sees it.
        chosen: the command that the settings name, if any.
        waiting: called about every second meanwhile.

    Raises:
        EditorFailed: there is no editor, it can't be started, or this terminal can't be lent.
    """
    # Asked first: a screen that only flickers says nothing.
    editor_command(chosen)
    try:
        with app.suspend():
            return edit_text(text, name, chosen, waiting)
    except SuspendNotSupported:
        raise EditorFailed("This terminal can't be lent to an editor. `trainer watch` works beside one.") from None
