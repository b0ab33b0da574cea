"""A list of options to move in."""

from __future__ import annotations

from textual.widgets import OptionList


def can_page(options: OptionList) -> bool:
    """Whether it is known where in a list a page ends. Textual breaks where it does not know that yet."""
    options._update_lines()
    return (options.highlighted or 0) in options._index_to_line


class Options(OptionList):
    """Textual's list, in which the keys for a page may come as soon as it is filled."""

    def action_page_up(self) -> None:
        """Mark an option further up."""
        if can_page(self):
            super().action_page_up()  # type: ignore[no-untyped-call]  # Textual has no types here

    def action_page_down(self) -> None:
        """Mark an option further down."""
        if can_page(self):
            super().action_page_down()  # type: ignore[no-untyped-call]  # Textual has no types here
