"""Terminals that send what nobody typed, homes that can't be written to, and disks that are full."""

from __future__ import annotations

import os
import signal

import pytest
from real_terminal import DRILL, RESTORED, Terminal, draft_text, opened_editor

from trainer.memory.settings_writing import change_settings
from trainer.memory.store import Store


def test_bytes_that_are_no_text_are_passed_over(editor):
    editor.press("kept")
    editor.until(b"kept")
    os.write(editor.master, b"\xff\xfe\x80")
    editor.press(" = '\u00fc'")
    os.write(editor.master, "\u6f22".encode()[:2])
    editor.until("\u00fc".encode())
    editor.press("\x11")
    assert editor.end() == 0
    assert all(code in editor.seen for code in RESTORED)
    assert b"Error" not in editor.seen
    assert draft_text() == "kept = '\u00fc'"


PASTED = "def add(one, two):\n    if one:\n        return one + two\n" * 3_334
"""Ten thousand lines, indented."""


@pytest.mark.parametrize("brackets", [("\x1b[200~", "\x1b[201~"), ("", "")], ids=["bracketed", "as if typed"])
def test_ten_thousand_pasted_lines_arrive_as_they_are(editor, brackets):
    begin, end = brackets
    editor.press_while_reading(f"{begin}{PASTED}{end}".replace("\n", "\r"))
    editor.until_kept(PASTED, draft_text)
    editor.press("# done\x11")
    assert editor.end() == 0
    assert draft_text() == f"{PASTED}# done"


def test_ctrl_c_ends_nothing(editor):
    editor.press("kept\x03 = 2\x11")
    assert editor.end() == 0
    assert draft_text() == "kept = 2"


def test_a_burst_of_the_mouse_and_a_storm_of_sizes(editor):
    editor.press("kept")
    editor.until(b"kept")
    for number in range(200):
        editor.press(f"\x1b[<{35 if number % 3 else 64};{number % 80 + 1};{number % 24 + 1}M")
    for rows, columns in ((5, 20), (60, 200), (15, 40), (5, 20), (40, 120), (24, 80)) * 4:
        editor.resize(rows, columns)
        editor.process.send_signal(signal.SIGWINCH)
    editor.seen = b""
    editor.press("\x1b[F = 3")
    editor.until(b"3")
    editor.press("\x11")
    assert editor.end() == 0
    assert all(code in editor.seen for code in RESTORED)
    assert draft_text() == "kept = 3"


def test_the_modes_of_the_terminal_are_as_before(editor):
    import termios

    before = editor.modes()
    assert not before[3] & termios.ECHO, "the trainer reads each key itself"
    editor.process.send_signal(signal.SIGTERM)
    editor.end()
    after = editor.modes()
    assert after[3] & termios.ECHO
    assert after[3] & termios.ICANON
    assert after[3] & termios.ISIG
    assert after[0] & termios.ICRNL


def test_without_a_home_one_practises_without_a_memory(monkeypatch):
    monkeypatch.setenv("TRAINER_HOME", "/proc/nowhere")
    terminal = opened_editor(Terminal("practice", DRILL))
    terminal.until(b"nothing can be")
    terminal.press("kept = 1\x1b[15~")
    terminal.until(b"FAIL")
    terminal.press("\x11")
    assert terminal.end() == 0
    assert b"Traceback" not in terminal.seen


FULL = f"""
import os, resource
from trainer.memory.places import database_path
from trainer.tui.opening import run_trainer

# What the system says of a file that must not grow is what it says of a full disk.
resource.setrlimit(resource.RLIMIT_FSIZE, (os.path.getsize(database_path()) + 4096,) * 2)
raise SystemExit(run_trainer({DRILL!r}))
"""


def test_a_disk_that_fills_up_is_said_and_what_was_kept_stays():
    change_settings(first_start_done=True)
    with Store() as store:
        before = store.now()
    terminal = opened_editor(Terminal(script=FULL))
    terminal.press_while_reading("\x1b[200~" + "x = 1\r" * 40_000 + "\x1b[201~")
    terminal.until(b"remembered")
    terminal.press("\x11")
    assert terminal.end() == 0
    assert all(code in terminal.seen for code in RESTORED)
    assert b"Traceback" not in terminal.seen
    with Store(now=lambda: before) as store:
        assert store.notices == (), "the database is whole"
