"""Text that is shown as it is: nothing in it is ever taken for markup."""

from __future__ import annotations

from rich.text import Text
from textual.content import Content
from textual.visual import Visual
from textual.widgets import Static


class Plain(Static):
    """Shows text, `[brackets]` and all."""

    def __init__(self, content: str | Text | Content | Visual = "", *, id: str | None = None) -> None:
        super().__init__(content, markup=False, id=id)
