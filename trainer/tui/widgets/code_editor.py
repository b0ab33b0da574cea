"""The editor: types code like an editor, completes nothing, and repaints only the lines that changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.style import Style
from rich.text import Text
from textual import events
from textual.document._document import EditResult, Selection
from textual.document._edit import Edit
from textual.geometry import Offset, Size
from textual.reactive import reactive

from trainer.rehearsal.programs.indentation import (
    dedent_of,
    leading_spaces,
    new_line_indent,
    to_stop_after,
    to_stop_before,
)
from trainer.tui.widgets.letting_go import let_go
from trainer.tui.widgets.text_ends import TextEnds

_CURSOR_WIDE = 3
"""Columns that the base class keeps in sight from the cursor on."""
_WIDER_BY = 32
"""Columns by which the canvas grows at once: each growth paints everything anew."""


class CodeEditor(TextEnds):
    """A text area for Python.

    Enter keeps the indentation, or goes one level in or out; Tab and Shift+Tab move to the next stop; Backspace in
    the indentation goes back to the stop. The screen's keys come before the editor's.
    """

    DEFAULT_CSS = """
    CodeEditor {
        border: none;
        padding: 0;
        height: 1fr;
        &:focus { border: none; }
    }
    """

    # As in the base class, but moving the cursor does not paint the whole editor anew: `_paint` does what is needed.
    selection = reactive(Selection(), init=False, always_update=True, repaint=False)

    def __init__(self, text: str = "", *, id: str | None = None) -> None:
        super().__init__(
            text, soft_wrap=False, tab_behavior="indent", show_line_numbers=True, max_checkpoints=500, id=id
        )
        # A steady cursor: no timer, and nothing is sent while nobody types.
        self.cursor_blink = False
        self._marked: int | None = None

    def on_unmount(self) -> None:
        """Take up no memory any more."""
        let_go(self)

    def scroll_cursor_visible(self, center: bool = False, animate: bool = False) -> Offset:
        """As in the base class, and back to the margin where the cursor is seen from there: a line that went past the
        edge would hide the indentation of all that is typed behind it."""
        scrolled = super().scroll_cursor_visible(center, animate)
        column = self.wrapped_document.location_to_offset(self.cursor_location).x
        if self.scroll_x and column + self.gutter_width + _CURSOR_WIDE <= self.scrollable_content_region.width:
            self.scroll_to(x=0, animate=False, force=True)
        return scrolled

    # Marking a line

    def mark_line(self, line: int, column: int | None = None) -> None:
        """Mark a line (1-based) as faulty until the text changes, and put the cursor there."""
        row = min(max(line, 1), self.document.line_count) - 1
        self._marked = row
        self._forget_lines()
        self.move_cursor((row, max(0, (column or 1) - 1)), center=True)
        self.refresh()

    @property
    def marked_line(self) -> int | None:
        """The line that is marked as faulty, 1-based."""
        return None if self._marked is None else self._marked + 1

    def get_line(self, line_index: int) -> Text:
        """The line, underlined where it is marked."""
        line = super().get_line(line_index)
        if line_index == self._marked:
            line.stylize(Style(underline=True, bold=True, color="red"))
        return line

    # Typing

    def take_text(self, text: str) -> None:
        """Put another text in the place of the whole; it can be undone."""
        row, column = self.cursor_location
        self.history.checkpoint()
        self.replace(text, (0, 0), self.document.end)
        row = min(row, self.document.line_count - 1)
        self.move_cursor((row, min(column, len(self.document.get_line(row)))))

    def end_inserting(self) -> bool:
        """Whether Esc had something to end here, before it leaves: never, where there are no modes."""
        return False

    async def _on_key(self, event: events.Key) -> None:
        if event.key == "enter" and not self.read_only:
            event.stop()
            event.prevent_default()
            self._new_line()
        elif event.key == "shift+tab":
            event.stop()
            event.prevent_default()
            self._dedent()
        elif event.key == "tab" and not self.read_only and not self.selection.is_empty:
            event.stop()
            event.prevent_default()
            self._indent_selected()
        elif event.key != "escape":
            await super()._on_key(event)

    def action_delete_left(self) -> None:
        """Delete to the left: a character, in the indentation back to the stop."""
        row, column = self.cursor_location
        before = self.document.get_line(row)[:column]
        if self.read_only or not self.selection.is_empty or not before:
            super().action_delete_left()
        else:
            self._delete_via_keyboard((row, column - to_stop_before(before)), (row, column))

    def _new_line(self) -> None:
        start, end = sorted(self.selection)
        row, column = start
        line = self.document.get_line(row)
        indent = new_line_indent(line, column)
        behind = self.document.get_line(end[0])[end[1] :]
        skipped = leading_spaces(behind) if behind.strip() else 0
        self._replace_via_keyboard("\n" + " " * indent, start, (end[0], end[1] + skipped))

    def _dedent(self) -> None:
        for row in self._selected_rows():
            spaces = dedent_of(self.document.get_line(row))
            if spaces and not self.read_only:
                self.delete((row, 0), (row, spaces))

    def _indent_selected(self) -> None:
        for row in self._selected_rows():
            line = self.document.get_line(row)
            if line.strip():
                self.insert(" " * to_stop_after(leading_spaces(line)), (row, 0))

    def _selected_rows(self) -> range:
        (first, _), (last, column) = sorted(self.selection)
        # A selection that ends before the first column of a line does not hold that line.
        return range(first, last if last > first and column == 0 else last + 1)

    # Painting what changed

    def edit(self, edit: Edit) -> EditResult:
        """Carry out an edit."""
        rows = self.document.line_count
        self._unmark()
        result = super().edit(edit)
        self._paint_after(rows, [edit])
        return result

    # Both as in the base class, but for the order: there the canvas is measured while the cursor still stands where
    # the text has ended meanwhile, which can crash, and only a part is folded anew.

    def _undo_batch(self, edits: Sequence[Edit]) -> None:
        self._again(list(reversed(edits)), lambda edit: edit.undo(self))

    def _redo_batch(self, edits: Sequence[Edit]) -> None:
        self._again(list(edits), lambda edit: edit.do(self, record_selection=False))

    def _again(self, edits: Sequence[Edit], act: Callable[[Edit], EditResult]) -> None:
        rows = self.document.line_count
        self._unmark()
        for edit in edits:
            act(edit)
        self.wrapped_document.wrap(self.wrap_width, self.indent_width)
        for edit in edits:
            edit.after(self)
        self._build_highlight_map()
        self._refresh_size()
        self.scroll_cursor_visible()
        self.post_message(self.Changed(self))
        self._paint_after(rows, edits)

    def _watch_selection(self, previous_selection: Selection, selection: Selection) -> None:
        bracket = self._matching_bracket_location
        super()._watch_selection(previous_selection, selection)
        for start, end in (previous_selection, selection):
            self._paint(start[0], end[0])
        for location in (bracket, self._matching_bracket_location):
            if location is not None:
                self._paint(location[0], location[0])

    def _paint_after(self, rows_before: int, edits: Sequence[Edit]) -> None:
        touched = [row for edit in edits for row in (edit.from_location[0], edit.to_location[0])]
        one_line = min(touched) == max(touched) and not any("\n" in edit.text for edit in edits)
        if one_line and self.document.line_count == rows_before:
            self._paint(touched[0], touched[0])
        else:
            self.refresh()

    def _paint(self, first: int, last: int) -> None:
        """Have these rows painted; without folding, a row is a line of the canvas."""
        first, last = sorted((first, last))
        self.refresh_lines(first, last - first + 1)

    def _unmark(self) -> None:
        if self._marked is not None:
            self._marked = None
            self.refresh()

    def _forget_lines(self) -> None:
        self._line_cache.clear()

    def _refresh_size(self) -> None:
        width, height = self.document.get_size(self.indent_width)
        needed = width + self.gutter_width + 1
        wide = -(-needed // _WIDER_BY) * _WIDER_BY
        room = self.scrollable_content_region.width
        self.virtual_size = Size(min(wide, room) if needed <= room else wide, height)
        self._refresh_scrollbars()
