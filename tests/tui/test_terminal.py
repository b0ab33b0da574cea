"""The trainer in a real terminal: how it ends, and what is left after it was killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from real_terminal import DRILL, LONG, RESTORED, Terminal, draft_text

import trainer
from trainer.memory.places import data_folder
from trainer.memory.settings_writing import change_settings
from trainer.memory.store import Store
from trainer.rehearsal.private_drills import private_drills


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_a_signal_to_end_leaves_the_terminal_clean_and_the_text_saved(editor, number):
    editor.press("kept = zebra")
    editor.until(b"zebra")
    editor.process.send_signal(number)
    assert editor.end() == 128 + number
    assert all(code in editor.seen for code in RESTORED)
    assert b"Traceback" not in editor.seen
    assert draft_text() == "kept = zebra"


EARLY = """
import os, signal
from trainer.tui.terminal import ending
from trainer.tui.opening import run_trainer

listen = ending.EndWhenTold.watch

def told_before(self):
    os.kill(os.getpid(), int(sys.argv[1]))
    listen(self)

ending.EndWhenTold.watch = told_before
raise SystemExit(run_trainer())
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_a_signal_to_end_that_comes_before_anybody_listens_is_heard(number):
    terminal = Terminal(script=EARLY.replace("sys.argv[1]", str(int(number))))
    assert terminal.end() == 128 + number
    assert all(code in terminal.seen for code in RESTORED)


def test_ends_with_its_terminal(editor):
    editor.press("kept = zebra")
    editor.until(b"zebra")
    os.close(editor.master)
    editor.process.send_signal(signal.SIGHUP)
    assert editor.process.wait(LONG) == 128 + signal.SIGHUP
    assert draft_text() == "kept = zebra"


def test_draws_on_the_terminal_where_stderr_goes_into_a_file(tmp_path):
    with (tmp_path / "errors").open("wb") as errors:
        terminal = Terminal(errors=errors)
        terminal.until(b"Question 1 of 3")
        terminal.press("\x11")
        assert terminal.end() == 0
    assert (tmp_path / "errors").read_bytes() == b""


def test_quitting_keeps_even_the_last_key(editor):
    editor.press("kept = 18\x11")
    assert editor.end() == 0
    assert all(code in editor.seen for code in RESTORED)
    assert draft_text() == "kept = 18"


def test_stopped_and_gone_on_with(editor):
    editor.press("kept = zebra")
    editor.until(b"zebra")
    editor.seen = b""
    editor.process.send_signal(signal.SIGTSTP)
    editor.until(*RESTORED)
    editor.until_stopped()
    editor.seen = b""
    editor.process.send_signal(signal.SIGCONT)
    editor.until(b"\x1b[?1049h", b"zebra")
    editor.press("s\x11")
    assert editor.end() == 0
    assert draft_text() == "kept = zebras"


@pytest.mark.slow
def test_stopped_at_any_moment(editor):
    for _ in range(25):
        editor.press("zebra " * 8 + "\x1b[D" * 20)
        editor.process.send_signal(signal.SIGTSTP)
        editor.until(*RESTORED)
        editor.until_stopped()
        editor.seen = b""
        editor.process.send_signal(signal.SIGCONT)
        editor.until(b"\x1b[?1049h")
    # Before it takes keys one by one, the terminal itself takes Ctrl+Q, as "go on with the output".
    editor.until(b"\x1b[?2004h")
    editor.press("\x11")
    assert editor.end() == 0


BROKEN = f"""
from trainer.tui.opening import run_trainer

def start(journey):
    journey.open_card({DRILL!r})

    def look():
        if "zebra" in getattr(getattr(journey._app.focused, "text", None), "lower", str)():
            raise ZeroDivisionError("on purpose")

    journey._app.set_interval(0.2, look)

raise SystemExit(run_trainer(start=start))
"""


def test_a_fault_of_its_own_is_a_sentence_and_a_report():
    change_settings(first_start_done=True)
    terminal = Terminal(script=BROKEN)
    terminal.until(b"Read the program first")
    terminal.press("\x1b[B\r")
    terminal.until(b"/ 3:00")
    terminal.press("kept = zebra")
    assert terminal.end() == 1
    assert all(code in terminal.seen for code in RESTORED)
    assert b"Traceback" not in terminal.seen
    assert b"fault of its own" in terminal.seen
    (report,) = (data_folder() / "reports").iterdir()
    assert "ZeroDivisionError: on purpose" in report.read_text(encoding="utf-8")
    assert "zebra" not in report.read_text(encoding="utf-8").split("on purpose")[-1]
    assert draft_text() == "kept = zebra"


def test_killed_while_typing(editor):
    editor.press("kept = 19")
    editor.until_kept("kept = 19", draft_text)
    editor.process.kill()
    editor.end()
    assert draft_text() == "kept = 19"


def test_killed_while_typing_what_others_say():
    change_settings(first_start_done=True)
    terminal = Terminal("rehearse", DRILL)
    terminal.until(b"/ 0:30-1:00")
    terminal.press("kept = 20")
    terminal.until_kept("kept = 20", lambda: draft_text(f"{DRILL}.aloud"))
    terminal.process.kill()
    terminal.end()
    assert draft_text(f"{DRILL}.aloud") == "kept = 20"


def test_a_terminal_that_goes_away_while_it_is_drawn_on_ends_the_trainer(editor):
    editor.press("x")
    # Nobody reads: in the end the trainer waits for what it has drawn to be taken.
    for _ in range(150):
        editor.press("\x1bOR")
        time.sleep(0.02)
    os.close(editor.master)
    assert editor.process.wait(LONG) != 0
    assert draft_text().startswith("x")


def test_a_dumb_terminal_gets_a_sentence():
    terminal = Terminal(term="dumb")
    assert terminal.end() == 2
    assert b"TERM=dumb" in terminal.seen and b"trainer practice" in terminal.seen
    assert b"\x1b[" not in terminal.seen


def test_a_terminal_without_a_name_gets_the_screen():
    terminal = Terminal(term="")
    terminal.until(b"Question 1 of 3")
    terminal.press("\x11")
    assert terminal.end() == 0


@pytest.mark.parametrize("words", [(), ("tui",), ("cold",)])
def test_without_a_terminal_a_sentence(words):
    ended = subprocess.run(
        [sys.executable, "-m", "trainer", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(trainer.__file__).parent.parent)},
    )
    assert ended.returncode == 2
    assert "needs a terminal" in ended.stderr
    assert ended.stdout == ""


def test_a_terminal_that_goes_away_without_a_signal_ends_it_with_the_text_saved(editor):
    editor.press("kept")
    editor.until(b"kept")
    os.close(editor.master)
    assert editor.process.wait(LONG) != 0
    with Store() as store:
        draft = store.draft(DRILL)
    assert draft is not None and draft.text == "kept"


def test_debrief_opens_its_form():
    change_settings(first_start_done=True)
    terminal = Terminal("debrief")
    terminal.until(b"The question, in your words")
    terminal.press("What did it cost?\x07")
    terminal.until(b"Kept (1)")
    terminal.press("\x11")
    assert terminal.end() == 0
    with Store() as store:
        assert [drill.question for drill in private_drills(store)] == ["What did it cost?"]


def routine_text() -> str:
    from trainer.rehearsal.routine.keeping import kept_routines

    with Store() as store:
        work = next((state.segment.item.work for state in kept_routines(store)), None)
    return "" if work is None else work.text


def test_a_routine_that_was_killed_goes_on_where_it_was():
    change_settings(first_start_done=True)
    terminal = Terminal("routine", "code-only")
    terminal.until(b"1/4", b"10:00 left")
    terminal.press("kept = 21")
    terminal.until_kept("kept = 21", routine_text)
    terminal.process.kill()
    terminal.end()
    again = Terminal("routine", "code-only")
    again.until(b"Go on with")
    again.press("\r")
    again.until(b"1/4", b"kept", b"21")
    again.press("\x11")
    assert again.end() == 0
