"""Which editor a learner gets."""

from __future__ import annotations

from trainer.tui.widgets.code_editor import CodeEditor


def code_editor(text: str, vi_keys: bool) -> CodeEditor:
    """The editor of a screen, with keys of vi where they were chosen."""
    if not vi_keys:
        return CodeEditor(text, id="text")
    from trainer.tui.vi.editor import ViEditor

    return ViEditor(text, id="text")
