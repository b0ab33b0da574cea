"""The text in the learner's own editor, and back: in a real terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from real_terminal import DRILL, Terminal, draft_text, opened_editor

from trainer.memory.settings_writing import change_settings
from trainer.rehearsal.programs.own_editor import EditorFailed, edit_text


def script(tmp_path: Path, does: str) -> str:
    path = tmp_path / "editor.sh"
    path.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_the_text_goes_and_comes_back(tmp_path: Path) -> None:
    editor = script(
        tmp_path, 'grep -q "^one$" "$1" && printf "\\ntwo\\n" >> "$1"; case "$1" in *loop.py) ;; *) exit 1;; esac'
    )
    assert edit_text("one", "loop.py", editor) == "one\ntwo"
    assert edit_text("one\n", "loop.py", f"{editor} ") == "one\n\ntwo\n"
    assert edit_text("other", "loop.py", editor) == "other"


def test_what_is_no_editor_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("VISUAL", "EDITOR"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(EditorFailed, match="No editor is known"):
        edit_text("", "loop.py")
    with pytest.raises(EditorFailed, match="can't be started"):
        edit_text("", "loop.py", str(tmp_path / "nowhere"))
    with pytest.raises(EditorFailed, match="quotation mark"):
        edit_text("", "loop.py", 'vi "')
    monkeypatch.setenv("EDITOR", script(tmp_path, 'printf "\\377" > "$1"'))
    with pytest.raises(EditorFailed, match="UTF-8"):
        edit_text("", "loop.py")


def test_what_was_saved_counts_however_the_editor_ended(tmp_path: Path) -> None:
    assert edit_text("one", "loop.py", script(tmp_path, 'echo "two" > "$1"; exit 1')) == "two"
    with pytest.raises(EditorFailed, match="exit code 3"):
        edit_text("one", "loop.py", script(tmp_path, "exit 3"))


async def test_where_the_terminal_can_not_be_lent_it_says_so(trainer, monkeypatch) -> None:
    monkeypatch.setenv("EDITOR", "true")
    async with trainer() as screens:
        await screens.open(DRILL, "down", "enter")
        await screens.press("f12")
        await screens.says("can't be lent")


async def test_without_an_editor_it_says_so(trainer, monkeypatch) -> None:
    for name in ("VISUAL", "EDITOR"):
        monkeypatch.delenv(name, raising=False)
    async with trainer() as screens:
        await screens.open(DRILL, "down", "enter")
        await screens.press("ctrl+b")
        await screens.says("No editor is known")


def test_on_the_screen(tmp_path: Path) -> None:
    change_settings(first_start_done=True, editor=script(tmp_path, 'echo "zebra = 2" >> "$1"'))
    terminal = opened_editor(Terminal("practice", DRILL))
    terminal.press("one = 1\r\x1b[24~")
    terminal.until(b"ebra")  # the cursor stands on the first letter
    terminal.press("\x11")
    assert terminal.end() == 0
    assert draft_text() == "one = 1\nzebra = 2\n"
