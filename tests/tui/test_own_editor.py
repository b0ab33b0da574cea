"""The text in the learner's own editor, and back: in a real terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from trainer.memory.settings_writing import change_settings
from trainer.memory.store import Store
from trainer.rehearsal.own_editor import EditorFailed, edit_text

DRILL = "trim-budget"


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
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-m", "trainer", "practice", DRILL],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**os.environ, "TERM": "xterm-256color"},
        start_new_session=True,
    )
    os.close(slave)
    seen = b""

    def until(words: bytes) -> None:
        nonlocal seen
        deadline = time.monotonic() + 60
        while words not in seen:
            ready, _, _ = select.select([master], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"{words!r} never came: {seen[-1000:]!r}"
            seen += os.read(master, 65536)
        seen = b""

    until(b"Read the program first")
    os.write(master, b"\x1b[B\r")
    until(b"/ 3:00")
    os.write(master, b"one = 1\r\x1b[24~")
    until(b"ebra")  # the cursor stands on the first letter
    os.write(master, b"\x11")
    deadline = time.monotonic() + 60
    while select.select([master], [], [], 30)[0]:
        assert time.monotonic() < deadline, "it draws on and on"
        try:
            if not os.read(master, 65536):
                break
        except OSError:
            break
    assert process.wait(30) == 0
    os.close(master)
    with Store() as store:
        draft = store.draft(DRILL)
        assert draft is not None
        assert draft.text == "one = 1\nzebra = 2\n"
