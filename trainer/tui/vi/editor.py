"""The editor with keys of vi: insert mode and normal mode, motions, operators, one register, undo and repeat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from textual import events
from textual.message import Message

from trainer.rehearsal.programs.indentation import leading_spaces, new_line_indent
from trainer.tui.vi.commands import Command, may_become_command, read_command, wants_text
from trainer.tui.vi.motions import Place, Span, first_column, motion_end, span_of
from trainer.tui.widgets.code_editor import CodeEditor

Mode = Literal["insert", "normal"]

_AS_KEYS = {"enter": "j", "backspace": "h", "space": "l"}
"""Keys that move in normal mode, and the letters that do the same."""

_AS_TEXT = {"enter": "\n", "backspace": "\b"}
"""The same where a character is waited for."""

_LARGEST = 1 << 20
"""Characters that are put at once, at most: a count of nines would take all the memory there is."""

_OWN_KEYS = frozenset({"enter", "backspace", "delete", "tab", "shift+tab"})
"""Keys that type in insert mode and must not in normal mode."""


class _Inserting(NamedTuple):
    """How insert mode was entered: the command, where the cursor stood in the text, how much stood behind it."""

    command: Command
    before: str
    behind: str


class ViEditor(CodeEditor):
    """Begins in insert mode, so that whoever does not know vi can type; Esc leads to normal mode.

    Keys of the screen come first, as with the plain editor: what it uses of Ctrl and letters is not vi's.
    """

    @dataclass
    class ModeChanged(Message):
        """It is in another mode now."""

        mode: Mode

    def __init__(self, text: str = "", *, id: str | None = None) -> None:
        super().__init__(text, id=id)
        self.mode: Mode = "insert"
        self._typed = ""
        self._register = ""
        self._register_lines = False
        self._column = 0
        self._last: Command | None = None
        self._last_inserted = ""
        self._inserting: _Inserting | None = None

    # Modes

    def end_inserting(self) -> bool:
        """Back to normal mode, or out of a command that was begun; whether there was anything to end."""
        if self.mode == "normal":
            begun, self._typed = bool(self._typed), ""
            return begun
        self._note_inserted()
        row, column = self.cursor_location
        self._to((row, max(0, column - 1)))
        self._set_mode("normal")
        return True

    def _insert(self, command: Command) -> None:
        place = self.cursor_location
        before = self.get_text_range((0, 0), place)
        self._inserting = _Inserting(command, before, self.get_text_range(place, self.document.end))
        self.history.checkpoint()
        self._set_mode("insert")

    def _set_mode(self, mode: Mode) -> None:
        self.mode = mode
        self.post_message(self.ModeChanged(mode))

    def _note_inserted(self) -> None:
        """What was typed since insert mode began, for `.`; unknown where the cursor went elsewhere to type."""
        inserting, self._inserting = self._inserting, None
        text = self.text
        if (
            inserting is not None
            and len(text) >= len(inserting.before) + len(inserting.behind)
            and text.startswith(inserting.before)
            and text.endswith(inserting.behind)
        ):
            self._last = inserting.command
            self._last_inserted = text[len(inserting.before) : len(text) - len(inserting.behind)]

    # Keys

    async def _on_key(self, event: events.Key) -> None:
        if self.mode == "insert" or self.read_only:
            await super()._on_key(event)
            return
        names = _AS_TEXT if wants_text(self._typed) else _AS_KEYS
        key = names.get(event.key) or (event.character if event.is_printable else None)
        if key is None and event.key not in _OWN_KEYS:
            # Arrows and the like are the plain editor's.
            await super()._on_key(event)
            return
        event.stop()
        event.prevent_default()
        if key is not None:
            self._type(key)

    def _type(self, key: str) -> None:
        if not self.selection.is_empty and key in ("d", "x", "c", "y"):
            start, end = sorted(self.selection)
            operator = read_command("dl" if key == "x" else f"{key}l")
            assert operator is not None
            self._operate(operator, Span(start, end))
            return
        self._typed = self._typed[:-1] if key == "\b" else self._typed + key
        command = read_command(self._typed)
        if command is not None:
            self._typed = ""
            self._do(command)
        elif not may_become_command(self._typed):
            self._typed = ""

    def _do(self, command: Command) -> None:
        if command.operator:
            self._operate(command, span_of(self._lines, self.cursor_location, command))
        elif command.key in ("i", "a", "I", "A", "o", "O"):
            self._begin_inserting(command)
        elif command.key in ("p", "P"):
            self._put(command)
        elif command.key == "r":
            self._replace_characters(command)
        elif command.key == "u":
            self._times(command, self.undo)
        elif command.key == "U":
            self._times(command, self.redo)
        elif command.key == ".":
            self._repeat(command)
        else:
            self._move(command)

    @property
    def _lines(self) -> list[str]:
        return list(self.document.lines)

    # Moving

    def _move(self, command: Command) -> None:
        row, column = motion_end(self._lines, self.cursor_location, command)
        if command.key in ("j", "k"):
            self._to((row, max(column, self._column)), keep_column=True)
        else:
            self._to((row, column))
            if command.key == "$":
                self._column = 1 << 30

    def _to(self, place: Place, keep_column: bool = False) -> None:
        """Put the cursor on a character: in normal mode it never stands behind the last one."""
        row = min(max(place[0], 0), self.document.line_count - 1)
        column = min(place[1], max(0, len(self.document.get_line(row)) - 1))
        self.move_cursor((row, column))
        if not keep_column:
            self._column = column

    # Changing

    def _operate(self, command: Command, span: Span) -> None:
        """Delete, change or yank what a span holds."""
        self._take(span)
        if command.operator == "y":
            self._to(span.start if not span.lines else (span.start[0], self.cursor_location[1]))
            return
        self.history.checkpoint()
        self._last, self._last_inserted = command, ""
        if command.operator == "c":
            self._clear(span)
            self._insert(command)
        elif span.lines:
            self._delete_lines(span.start[0], span.end[0])
        else:
            self.replace("", *span[:2])
            self._to(span.start)

    def _take(self, span: Span) -> None:
        if span.lines:
            self._register = "\n".join(self._lines[span.start[0] : span.end[0] + 1])
        else:
            self._register = self.get_text_range(span.start, span.end)
        self._register_lines = span.lines

    def _clear(self, span: Span) -> None:
        """Take a span away, but of whole lines keep one with the indentation of the first."""
        start, end = span.start, span.end
        if span.lines:
            indent = leading_spaces(self.document.get_line(start[0]))
            start, end = (start[0], indent), (end[0], len(self.document.get_line(end[0])))
        self.replace("", start, end)
        self.move_cursor(start)

    def _delete_lines(self, first: int, last: int) -> None:
        if last + 1 < self.document.line_count:
            start, end = (first, 0), (last + 1, 0)
        else:
            start = (first - 1, len(self.document.get_line(first - 1))) if first else (0, 0)
            end = (last, len(self.document.get_line(last)))
        self.replace("", start, end)
        row = min(first, self.document.line_count - 1)
        self._to((row, first_column(self.document.get_line(row))))

    def _put(self, command: Command) -> None:
        if not self._register:
            return
        self.history.checkpoint()
        self._last, self._last_inserted = command, ""
        row, column = self.cursor_location
        line = self.document.get_line(row)
        times = min(command.times, _LARGEST // len(self._register) + 1)
        if self._register_lines:
            text = "\n".join([self._register] * times)
            below = command.key == "p"
            place = (row, len(line)) if below else (row, 0)
            self.replace(f"\n{text}" if below else f"{text}\n", place, place)
            row += below
            self._to((row, first_column(self.document.get_line(row))))
            return
        place = (row, min(len(line), column + (command.key == "p")))
        result = self.replace(self._register * times, place, place)
        self._to((result.end_location[0], max(0, result.end_location[1] - 1)))

    def _replace_characters(self, command: Command) -> None:
        row, column = self.cursor_location
        end = column + command.times
        if end <= len(self.document.get_line(row)):
            self.history.checkpoint()
            self._last, self._last_inserted = command, ""
            text = "\n" if command.character == "\n" else command.character * command.times
            self.replace(text, (row, column), (row, end))
            self._to((row + 1, 0) if text == "\n" else (row, end - 1))

    def _begin_inserting(self, command: Command) -> None:
        self._open_place(command.key)
        self._insert(command)

    def _open_place(self, key: str) -> None:
        """Go where one of `i a I A o O` types."""
        row, column = self.cursor_location
        line = self.document.get_line(row)
        if key in ("o", "O"):
            self.history.checkpoint()
            indent = " " * (new_line_indent(line, len(line)) if key == "o" else leading_spaces(line))
            place = (row, len(line)) if key == "o" else (row, 0)
            self.replace(f"\n{indent}" if key == "o" else f"{indent}\n", place, place)
            self.move_cursor((row + (key == "o"), len(indent)))
            return
        columns = {"i": column, "a": min(len(line), column + 1), "I": leading_spaces(line), "A": len(line)}
        self.move_cursor((row, columns[key]))

    def _times(self, command: Command, act: Callable[[], None]) -> None:
        for _ in range(min(command.times, 1000)):
            act()
        self._to(self.cursor_location)

    def _repeat(self, again: Command) -> None:
        last = self._last
        if last is None:
            return
        # What was typed is changed by the very commands that are repeated.
        inserted = self._last_inserted
        if again.number is not None:
            last = last._replace(number=again.number)
        if last.key in ("i", "a", "I", "A", "o", "O"):
            self.history.checkpoint()
            self._open_place(last.key)
            self._retype(inserted, last)
            return
        self._do(last)
        if last.operator == "c":
            self._retype(inserted, last)

    def _retype(self, text: str, command: Command) -> None:
        place = self.cursor_location
        result = self.replace(text, place, place)
        self._inserting = None
        self._last, self._last_inserted = command, text
        self._to((result.end_location[0], max(0, result.end_location[1] - 1)))
        if self.mode != "normal":
            self._set_mode("normal")
