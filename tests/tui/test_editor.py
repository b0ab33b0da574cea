"""The editor: how it types, and that it paints all that changed."""

from __future__ import annotations

import random

import pytest
from textual import events
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.strip import Strip

from trainer.rehearsal.programs.indentation import next_indent, to_stop_after, to_stop_before
from trainer.tui.vi.editor import ViEditor
from trainer.tui.widgets.code_editor import CodeEditor
from trainer.tui.widgets.line import Line
from trainer.tui.widgets.prose_editor import ProseEditor


class Painted(CodeEditor):
    """Keeps the picture that a terminal would show: only lines that were asked for are painted again."""

    def __init__(self) -> None:
        super().__init__()
        self.picture: dict[int, Strip] = {}
        self.whole = 0

    def refresh(self, *regions: Region, **how: bool) -> Painted:
        if self.is_mounted:
            if not regions:
                self.whole += 1
            self._stale = [*getattr(self, "_stale", []), *(regions or (Region(0, 0, 10_000, 10_000),))]
        return super().refresh(*regions, **how)

    def paint(self) -> None:
        stale, self._stale = getattr(self, "_stale", []), []
        for row in range(self.size.height):
            if row not in self.picture or any(region.y <= row < region.bottom for region in stale):
                self.picture[row] = self.render_line(row)

    def full_picture(self) -> dict[int, Strip]:
        self._line_cache.clear()
        return {row: self.render_line(row) for row in range(self.size.height)}


class EditorApp(App[None]):
    CSS = "Screen { layout: vertical; }"

    def compose(self) -> ComposeResult:
        yield Painted()


def plain(picture: dict[int, Strip]) -> list[list[tuple[str, object]]]:
    return [[(segment.text, segment.style) for segment in picture[row].simplify()] for row in sorted(picture)]


KEYS = (
    "up down left right home end pageup pagedown enter enter tab shift+tab backspace delete ctrl+w ctrl+k "
    "ctrl+home ctrl+end ctrl+shift+home "
    "shift+down shift+right shift+home ctrl+z ctrl+y a b left_parenthesis right_parenthesis colon space x"
).split()


@pytest.mark.parametrize("seed", range(4))
async def test_what_is_painted_is_what_is_there(seed):
    rng = random.Random(seed)
    app = EditorApp()
    async with app.run_test(size=(50, 12)) as pilot:
        editor = app.query_one(Painted)
        editor.focus()
        editor.replace("def f(a, b):\n    return [a, (b)]\n\n世界 = 'wide'\n" * 4, (0, 0), (0, 0))
        await pilot.pause()
        editor.paint()
        for step in range(60):
            match rng.randrange(12):
                case 0:
                    editor.replace(rng.choice(["x", "a\nb\nc", "", "w" * 70]), *_spans(editor, rng))
                case 1:
                    editor.move_cursor((rng.randrange(editor.document.line_count), 3))
                case 2:
                    editor.mark_line(rng.randint(1, editor.document.line_count))
                case _:
                    await _key(editor, rng.choice(KEYS))
            await pilot.pause()
            editor.paint()
            assert plain(editor.picture) == plain(editor.full_picture()), step


async def _key(editor: CodeEditor, key: str) -> None:
    from textual.keys import key_to_character

    character = key_to_character(key)
    event = events.Key(key, character)
    for binding in editor._bindings.key_to_bindings.get(key, ()):
        await editor.run_action(binding.action)
        return
    await editor._on_key(event)


def _spans(editor: CodeEditor, rng: random.Random) -> tuple[tuple[int, int], tuple[int, int]]:
    rows = [rng.randrange(editor.document.line_count) for _ in range(2)]
    ends = [(row, rng.randint(0, len(editor.document.get_line(row)))) for row in rows]
    return min(ends), max(ends)


async def test_a_key_paints_its_line_alone():
    app = EditorApp()
    async with app.run_test(size=(120, 40)) as pilot:
        editor = app.query_one(Painted)
        editor.replace("value = 1\n" * 300, (0, 0), (0, 0))
        editor.focus()
        editor.move_cursor((20, 4))
        await pilot.pause()
        whole = editor.whole
        await pilot.press(*"abc", "left", "down", "up", "backspace")
        assert editor.whole == whole


async def test_behind_a_line_that_is_too_wide_the_margin_is_seen_again():
    app = EditorApp()
    async with app.run_test(size=(40, 12)) as pilot:
        editor = app.query_one(CodeEditor)
        editor.text = f"def run({'x' * 60}):"
        editor.focus()
        await pilot.press("end")
        await pilot.pause()
        assert editor.scroll_x > 20
        await pilot.press("left")
        await pilot.pause()
        assert editor.scroll_x > 20, "in the line itself the view stays where it is"
        await pilot.press("end", "enter")
        await pilot.pause()
        assert editor.cursor_location == (1, 4) and editor.scroll_x == 0


async def typed(*keys: str, text: str = "", at: tuple[int, int] = (0, 0)) -> str:
    app = EditorApp()
    async with app.run_test(size=(60, 12)) as pilot:
        editor = app.query_one(CodeEditor)
        editor.text = text
        editor.move_cursor(at)
        editor.focus()
        await pilot.press(*keys)
        return editor.text


async def test_enter_keeps_goes_in_and_comes_out():
    assert await typed("enter", "x", text="def f():", at=(0, 8)) == "def f():\n    x"
    assert await typed("enter", "x", text="    a = 1", at=(0, 9)) == "    a = 1\n    x"
    assert await typed("enter", "x", text="        return 1", at=(0, 16)) == "        return 1\n    x"
    assert await typed("enter", "x", text="call(", at=(0, 5)) == "call(\n    x"
    assert await typed("enter", "x", text="a", at=(0, 0)) == "\nxa"
    assert await typed("enter", "x", text="    a", at=(0, 4)) == "    \n    xa"
    assert await typed("enter", "x", text="if a: b", at=(0, 5)) == "if a:\n    xb"


async def test_tab_and_back():
    assert await typed("tab", "x") == "    x"
    assert await typed("a", "tab", "x") == "a   x"
    assert await typed("shift+tab", text="        x", at=(0, 9)) == "    x"
    assert await typed("shift+tab", text="  x", at=(0, 3)) == "x"
    assert await typed("shift+tab", text="x", at=(0, 1)) == "x"
    assert await typed("shift+down", "tab", text="a\nb", at=(0, 0)) == "    a\nb"
    assert await typed("shift+down", "shift+end", "tab", text="a\nb", at=(0, 0)) == "    a\n    b"


async def test_backspace_goes_to_the_stop():
    assert await typed("backspace", text="        x", at=(0, 8)) == "    x"
    assert await typed("backspace", text="      x", at=(0, 6)) == "    x"
    assert await typed("backspace", text="    x", at=(0, 5)) == "    "
    assert await typed("backspace", text="a\n", at=(1, 0)) == "a"


async def test_undo_and_redo():
    assert await typed("a", "enter", "b", "ctrl+z", "ctrl+z", "ctrl+z") == ""
    assert await typed("a", "ctrl+z", "ctrl+y") == "a"


async def test_nothing_is_completed():
    assert await typed("left_parenthesis", "left_square_bracket", "quotation_mark") == '(["'


@pytest.mark.parametrize(
    ("before", "spaces"),
    [
        ("x = 1", 0),
        ("if x:  # why", 4),
        ("    x = {", 8),
        ("    print('a:', \"b(\")", 4),
        ("    continue", 0),
        ("    raise ValueError(", 8),
        ("returned = 1", 0),
        ("    })", 4),
        ("pass", 0),
        ("a = '#' if b else c:", 4),
    ],
)
def test_indent_of_the_next_line(before, spaces):
    assert next_indent(before) == spaces


def test_stops():
    assert [to_stop_after(column) for column in range(5)] == [4, 3, 2, 1, 4]
    assert [to_stop_before(" " * spaces) for spaces in range(1, 6)] == [1, 2, 3, 4, 1]
    assert to_stop_before("  x") == 1


@pytest.mark.parametrize("editor", [CodeEditor("def f():\n    return 1\n"), ProseEditor("One thing.\nAnother.")])
async def test_keys_to_both_ends_of_the_text(editor):
    class Ends(App[None]):
        def compose(self) -> ComposeResult:
            yield editor

    async with Ends().run_test(size=(50, 12)) as pilot:
        editor.focus()
        await pilot.press("ctrl+end")
        assert editor.cursor_location == editor.document.end
        await pilot.press("ctrl+home")
        assert editor.cursor_location == (0, 0)
        await pilot.press("ctrl+shift+end")
        assert editor.selected_text == editor.text
        await pilot.press("ctrl+end", "ctrl+shift+home", "backspace")
        assert editor.text == ""


class TypingApp(App[None]):
    """Every widget that is typed into, with nothing around it."""

    def compose(self) -> ComposeResult:
        yield CodeEditor()
        yield ViEditor()
        yield ProseEditor()
        yield Line()


@pytest.mark.parametrize("kind", [CodeEditor, ViEditor, ProseEditor, Line])
@pytest.mark.parametrize(
    ("keys", "typed"),
    [
        ("a b backspace c", "ac"),
        ("a b home c end d", "cabd"),
        ("a b left left c delete d", "cdb"),
        ("a b c ctrl+u d", "d"),
        ("a b c left ctrl+k d", "abd"),
    ],
)
async def test_keys_that_come_in_one_piece_keep_their_order(kind, keys, typed):
    app = TypingApp()
    async with app.run_test(size=(40, 20)) as pilot:
        widget = app.query_one(f"{kind.__name__}")
        widget.focus()
        await pilot.pause()
        for key in keys.split():
            app.post_message(events.Key(key, key if len(key) == 1 else None))
        await pilot.pause()
        assert (widget.value if isinstance(widget, Line) else widget.text) == typed
