"""Long text goes through the learner's pager: in a real terminal, with real pagers."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

LONG_TEXT = ("show", "react-loop", "--answer")
LAST_WORDS = "Further reading"
SHORT_TEXT = ("due",)


@pytest.fixture(autouse=True)
def _nothing_said_about_paging(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PAGER", "LESS", "LINES", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)


def ended(terminal: Any) -> tuple[int, str]:
    """Its exit code, and what was printed since it was last waited for."""
    return terminal.end(), terminal.screen


@pytest.fixture
def pager(tmp_path: Path) -> Callable[[str], str]:
    """A pager of a few words of shell; what it was given lies in a file."""

    def make(script: str) -> str:
        path = tmp_path / "pager"
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)
        return str(path)

    return make


def test_what_is_longer_than_the_terminal_goes_through_the_pager(in_terminal, pager, tmp_path):
    read = tmp_path / "read"
    code, screen = ended(in_terminal(*LONG_TEXT, PAGER=pager(f'cat > {read}; echo "LESS is $LESS, $1"') + " -x"))
    assert code == 0
    assert screen == "LESS is FRX, -x\n"
    text = read.read_text("utf-8")
    assert "In one sentence" in text
    assert "\x1b[1m" in text


def test_the_settings_of_less_are_the_learners(in_terminal, pager):
    assert ended(in_terminal(*LONG_TEXT, PAGER=pager('echo "LESS is $LESS"'), LESS="S"))[1] == "LESS is S\n"


@pytest.mark.parametrize(
    ("words", "rows", "environment"),
    [
        (SHORT_TEXT, 24, {}),
        (LONG_TEXT, 400, {}),
        ((*LONG_TEXT, "--json"), 24, {}),
        (LONG_TEXT, 24, {"TERM": "dumb"}),
        (LONG_TEXT, 24, {"PAGER": ""}),
        (LONG_TEXT, 24, {"PAGER": "cat"}),
    ],
)
def test_nothing_else_does(in_terminal, pager, words, rows, environment):
    asked = {"PAGER": pager("echo PAGED"), **environment}
    code, screen = ended(in_terminal(*words, rows=rows, **asked))
    assert code == 0
    assert screen.strip()
    assert "PAGED" not in screen


def test_nor_does_what_goes_into_a_pipe(trainer: Callable[..., Any], pager, monkeypatch):
    monkeypatch.setenv("PAGER", pager("echo PAGED"))
    assert LAST_WORDS in trainer(*LONG_TEXT).out


@pytest.mark.parametrize("script", ["exit 3", "cat > /dev/null; exit 1", "kill -9 $$"])
def test_a_failing_pager_loses_nothing(in_terminal, pager, script):
    code, screen = ended(in_terminal(*LONG_TEXT, PAGER=pager(script)))
    assert code == 0
    assert LAST_WORDS in screen


def test_nor_does_a_missing_one(in_terminal, tmp_path):
    code, screen = ended(in_terminal(*LONG_TEXT, PAGER=str(tmp_path / "nowhere")))
    assert code == 0
    assert LAST_WORDS in screen


def test_whoever_has_read_enough_is_shown_no_more(in_terminal, pager):
    code, screen = ended(in_terminal(*LONG_TEXT, PAGER=pager("head -1")))
    assert code == 0
    assert screen.count("\n") == 1


def test_ctrl_c_is_the_pagers(in_terminal, pager):
    script = "trap 'echo STOPPED; exit 0' INT; cat > /dev/null; echo HERE; while true; do sleep 0.05; done"
    terminal = in_terminal(*LONG_TEXT, PAGER=pager(script))
    terminal.until("HERE")
    # What a terminal does with Ctrl+C: the signal comes to every process that is on it.
    os.killpg(terminal.process.pid, 2)
    code, screen = ended(terminal)
    assert code == 0
    assert "STOPPED" in screen
    assert LAST_WORDS not in screen


def test_a_failure_comes_behind_the_text(in_terminal, pager):
    code, screen = ended(in_terminal("show", "react-lop", PAGER=pager("echo PAGED")))
    assert code == 2
    assert "Did you mean react-loop" in screen
    assert "PAGED" not in screen


def test_with_less_itself(in_terminal):
    if shutil.which("less") is None:
        pytest.skip("there is no less here")
    terminal = in_terminal(*LONG_TEXT)
    assert LAST_WORDS not in terminal.until("\n:")
    terminal.press("G")
    terminal.until(LAST_WORDS)
    terminal.press("q")
    assert terminal.end() == 0
