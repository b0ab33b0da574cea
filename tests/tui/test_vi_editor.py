"""The keys of vi in the editor, key by key."""

from __future__ import annotations

import random

import pytest
from textual import events
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.strip import Strip

from trainer.memory.settings_writing import change_settings
from trainer.tui.screens.help import help_text
from trainer.tui.vi.editor import ViEditor

PROGRAM = "def f(a, b):\n    total = a + b\n\n    return total\n"


class EditorApp(App[None]):
    CSS = "Screen { layout: vertical; }"

    def compose(self) -> ComposeResult:
        yield ViEditor()


async def typed(keys: str, text: str = PROGRAM, at: tuple[int, int] = (0, 0)) -> tuple[str, tuple[int, int]]:
    """Text and cursor after keys in normal mode; `<name>` is a key with a name."""
    app = EditorApp()
    async with app.run_test(size=(60, 12)) as pilot:
        editor = app.query_one(ViEditor)
        editor.text = text
        editor.focus()
        editor.end_inserting()
        editor.move_cursor(at)
        for part in keys.replace("<", "\0<").replace(">", ">\0").split("\0"):
            if part == "<escape>":
                await pilot.pause()
                editor.end_inserting()
            elif part.startswith("<"):
                await pilot.press(part[1:-1])
            else:
                for letter in part:
                    await pilot.press(NAMES.get(letter, letter))
        await pilot.pause()
        return editor.text, editor.cursor_location


NAMES = {
    " ": "space",
    "/": "slash",
    ":": "colon",
    "@": "at",
    "$": "dollar_sign",
    "^": "circumflex_accent",
    ".": "full_stop",
    "=": "equals_sign",
}


@pytest.mark.parametrize(
    ("keys", "at", "place"),
    [
        ("l", (0, 0), (0, 1)),
        ("3l", (0, 0), (0, 3)),
        ("99l", (0, 0), (0, 11)),
        ("h", (0, 0), (0, 0)),
        ("w", (0, 0), (0, 4)),
        ("ww", (0, 0), (0, 5)),
        ("4w", (0, 4), (0, 9)),
        ("w", (1, 16), (2, 0)),
        ("w", (2, 0), (3, 4)),
        ("b", (1, 4), (0, 10)),
        ("b", (3, 4), (2, 0)),
        ("b", (1, 14), (1, 12)),
        ("e", (0, 0), (0, 2)),
        ("ee", (0, 0), (0, 4)),
        ("e", (1, 16), (3, 9)),
        ("$", (1, 0), (1, 16)),
        ("$j", (0, 0), (1, 16)),
        ("$jj", (0, 0), (2, 0)),
        ("$jjj", (0, 0), (3, 15)),
        ("0", (1, 9), (1, 0)),
        ("^", (1, 9), (1, 4)),
        ("G", (0, 0), (4, 0)),
        ("gg", (3, 6), (0, 0)),
        ("2G", (0, 0), (1, 4)),
        ("10l", (0, 0), (0, 10)),
        ("10gg", (0, 0), (4, 0)),
        ("<enter>", (0, 3), (1, 3)),
        ("<backspace>", (0, 3), (0, 2)),
        ("qZ", (0, 3), (0, 3)),
        ("d<escape>l", (0, 3), (0, 4)),
    ],
)
async def test_motions(keys: str, at: tuple[int, int], place: tuple[int, int]) -> None:
    assert await typed(keys, at=at) == (PROGRAM, place)


@pytest.mark.parametrize(
    ("keys", "text", "at", "after", "place"),
    [
        ("ix<escape>", "ab", (0, 1), "axb", (0, 1)),
        ("ax<escape>", "ab", (0, 1), "abx", (0, 2)),
        ("Ix<escape>", "  ab", (0, 3), "  xab", (0, 2)),
        ("Ax<escape>", "ab", (0, 0), "abx", (0, 2)),
        ("ox<escape>", "if a:", (0, 0), "if a:\n    x", (1, 4)),
        ("Ox<escape>", "    a", (0, 4), "    x\n    a", (0, 4)),
        ("x", "abc", (0, 1), "ac", (0, 1)),
        ("2x", "abc", (0, 1), "a", (0, 0)),
        ("X", "abc", (0, 1), "bc", (0, 0)),
        ("dd", "a\nb\nc", (1, 0), "a\nc", (1, 0)),
        ("2dd", "a\nb\nc", (1, 0), "a", (0, 0)),
        ("dd", "a", (0, 0), "", (0, 0)),
        ("dw", "one two", (0, 0), "two", (0, 0)),
        ("dw", "one\n  two", (0, 0), "\n  two", (0, 0)),
        ("d2w", "one two three", (0, 0), "three", (0, 0)),
        ("2d2w", "a b c d e", (0, 0), "e", (0, 0)),
        ("de", "one two", (0, 0), " two", (0, 0)),
        ("db", "one two", (0, 4), "two", (0, 0)),
        ("d$", "one two", (0, 3), "one", (0, 2)),
        ("D", "one two", (0, 3), "one", (0, 2)),
        ("d0", "one two", (0, 4), "two", (0, 0)),
        ("dj", "a\nb\nc", (0, 0), "c", (0, 0)),
        ("d10l", "0123456789a", (0, 0), "a", (0, 0)),
        ("dG", "a\nb\nc", (1, 0), "a", (0, 0)),
        ("dgg", "a\nb\nc", (1, 0), "c", (0, 0)),
        ("cwx<escape>", "one two", (0, 0), "x two", (0, 0)),
        ("ccx<escape>", "    one\ntwo", (0, 5), "    x\ntwo", (0, 4)),
        ("Cx<escape>", "one two", (0, 4), "one x", (0, 4)),
        ("sx<escape>", "abc", (0, 1), "axc", (0, 1)),
        ("rx", "abc", (0, 1), "axc", (0, 1)),
        ("2rx", "abc", (0, 1), "axx", (0, 2)),
        ("9rx", "abc", (0, 1), "abc", (0, 1)),
        ("yyp", "  a\nb", (0, 2), "  a\n  a\nb", (1, 2)),
        ("yyP", "a\nb", (1, 0), "a\nb\nb", (1, 0)),
        ("yy2p", "a", (0, 0), "a\na\na", (1, 0)),
        ("ddp", "a\nb", (0, 0), "b\na", (1, 0)),
        ("yw$p", "one two", (0, 0), "one twoone ", (0, 10)),
        ("ywP", "one two", (0, 0), "one one two", (0, 3)),
        ("xp", "ab", (0, 0), "ba", (0, 1)),
        ("xu", "ab", (0, 0), "ab", (0, 0)),
        ("xxuu", "abc", (0, 0), "abc", (0, 0)),
        ("xxuuU", "abc", (0, 0), "bc", (0, 0)),
        ("x.", "abc", (0, 0), "c", (0, 0)),
        ("dd.", "a\nb\nc", (0, 0), "c", (0, 0)),
        ("cwx<escape>w.", "one two", (0, 0), "x x", (0, 2)),
        ("A,<escape>j.", "a\nb", (0, 0), "a,\nb,", (1, 1)),
        ("ox<escape>.", "a", (0, 0), "a\nx\nx", (2, 0)),
        (".", "a", (0, 0), "a", (0, 0)),
        ("p", "a", (0, 0), "a", (0, 0)),
    ],
)
async def test_changes(keys: str, text: str, at: tuple[int, int], after: str, place: tuple[int, int]) -> None:
    assert await typed(keys, text, at) == (after, place)


async def test_what_is_selected_is_taken() -> None:
    assert (await typed("<shift+right><shift+right>d", "abcd"))[0] == "cd"
    assert (await typed("<shift+right>y<right><right>P", "abcd"))[0] == "abacd"


async def test_typing_is_plain_until_escape() -> None:
    app = EditorApp()
    async with app.run_test(size=(60, 12)) as pilot:
        editor = app.query_one(ViEditor)
        editor.focus()
        await pilot.press(*"def", "space", *"f", "colon", "enter", "x")
        assert editor.text == "def f:\n    x"
        assert editor.end_inserting()
        assert not editor.end_inserting(), "in normal mode there is nothing to end"
        await pilot.press("d")
        assert editor.end_inserting(), "a command that was begun"
        await pilot.press("z", "tab", "delete", "Q")
        assert editor.text == "def f:\n    x"


async def test_the_setting_brings_them_and_escape_leaves_from_normal_mode(trainer, store) -> None:
    change_settings(vi_keys=True, first_start_done=True)
    async with trainer() as screens:
        await screens.open("trim-budget", "down", "enter")
        await screens.press(*"xyz", "escape", "x")
        await screens.shows("vi: normal")
        assert screens.editor.text == "xy"
        await screens.press("i", *"ab")
        await screens.shows("vi: insert")
        assert screens.editor.text == "xaby"
        await screens.press("f5")
        await screens.until(lambda: screens.practice.practice.report is not None)
        await screens.press("escape", "escape")
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "HomeScreen")
        assert store.draft("trim-budget").text == "xaby"


async def test_help_says_what_they_can_not_do(trainer) -> None:
    async with trainer(size=(80, 24)) as screens:
        await screens.press("f1")
        assert "no visual mode" in help_text().plain


class Painted(ViEditor):
    """Keeps the picture that a terminal would show: only lines that were asked for are painted again."""

    def __init__(self) -> None:
        super().__init__("def f(a, b):\n    return [a, (b)]\n\nx = {1: 'two'}\n" * 3)
        self.picture: dict[int, Strip] = {}
        self._stale: list[Region] = []

    def refresh(self, *regions: Region, **how: bool) -> Painted:
        self._stale = [*getattr(self, "_stale", []), *(regions or (Region(0, 0, 10_000, 10_000),))]
        return super().refresh(*regions, **how)

    def paint(self) -> None:
        stale, self._stale = self._stale, []
        for row in range(self.size.height):
            if row not in self.picture or any(region.y <= row < region.bottom for region in stale):
                self.picture[row] = self.render_line(row)

    def wrong_rows(self) -> list[int]:
        self._line_cache.clear()
        return [
            row
            for row, strip in self.picture.items()
            if [(one.text, one.style) for one in strip.simplify()]
            != [(one.text, one.style) for one in self.render_line(row).simplify()]
        ]


class PaintedApp(App[None]):
    CSS = "Screen { layout: vertical; }"

    def compose(self) -> ComposeResult:
        yield Painted()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
async def test_what_is_painted_is_what_is_there(seed: int) -> None:
    chance = random.Random(seed)
    keys = ["h", "j", "k", "l", "w", "b", "e", "$", "gg", "G", "x", "dd", "2dd", "yy", "p", "P", "u", "U", ".", "dw"]
    keys += ["cwz\x1b", "oy\x1b", "O\x1b", "A!\x1b", "ry", "D", "d2j", "3x", "ccq\x1b"]
    app = PaintedApp()
    async with app.run_test(size=(50, 14)) as pilot:
        editor = app.query_one(Painted)
        editor.focus()
        editor.end_inserting()
        await pilot.pause()
        editor.paint()
        for step in range(60):
            key = chance.choice(keys)
            for letter in key:
                if letter == "\x1b":
                    editor.end_inserting()
                elif editor.mode == "insert":
                    editor.insert(letter)
                else:
                    editor._type(letter)
            await pilot.pause()
            editor.paint()
            assert editor.wrong_rows() == [], (step, key)


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ("r ", " =f"),
        ("2r ", "  f"),
        ("r<enter>", "\n=f"),
        ("r<backspace>x", "=f"),
        (":wq<enter>", "x=f"),
        (":x<backspace><backspace>x", "=f"),
        ("/doa<enter>x", "=f"),
        ("qadq", "x=f"),
        ("qax", "=f"),
        ("@ax", "=f"),
        ("mox", "=f"),
        ("fox", "=f"),
        ("dtox", "=f"),
        ("ciwx", "=f"),
        ("dapx", "=f"),
        ("zox", "=f"),
        ("9" * 60 + "x", ""),
    ],
)
async def test_habits_from_vi_type_nothing_that_was_not_meant(keys: str, text: str) -> None:
    assert (await typed(keys, "x=f"))[0] == text


async def test_a_count_of_nines_puts_no_more_than_there_is_memory_for() -> None:
    text, _ = await typed("yy9999999p", "x = 1\n" * 2)
    assert 1 << 20 <= len(text) < 2 << 20
    text, _ = await typed("yl9999999p", "x = 1\n")
    assert 1 << 20 <= len(text) < 2 << 20


async def test_a_long_paste_in_the_midst_of_a_command_is_text() -> None:
    app = EditorApp()
    async with app.run_test(size=(60, 12)) as pilot:
        editor = app.query_one(ViEditor)
        editor.focus()
        for keys in ((), ("escape",), ("d",), ("r",), ("colon", "w")):
            if keys == ("escape",):
                editor.end_inserting()
            else:
                await pilot.press(*keys)
            before = editor.text
            editor.post_message(events.Paste("line = 1\n" * 10_000))
            await pilot.pause()
            assert len(editor.text) == len(before) + 90_000
            editor.undo()
            assert editor.text == before
            editor.end_inserting()
