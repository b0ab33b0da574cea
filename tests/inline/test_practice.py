"""Practising on a plain terminal: a real one, a dumb one, and a pipe."""

from __future__ import annotations

import pytest

from trainer.catalog.catalog import Catalog
from trainer.memory.models import Grade

DRILL = "step-cap"
RUN, HINT, MISSED, OWN, SWITCH = "\x12", "\x14", "\x07", "\x02", "\x1bOS"
LEAVE = "\x11"
FOOT = "Ctrl+Q leave"


@pytest.fixture
def right(catalog: Catalog) -> str:
    return catalog.snippet(catalog.drill(DRILL)).text.split("\nif __name__")[0]


def pasted(text: str) -> str:
    return f"\x1b[200~{text}\x1b[201~"


def test_the_whole_way_of_an_attempt(in_terminal, right, memory):
    terminal = in_terminal("practice", DRILL, "--inline")
    terminal.until(FOOT)
    terminal.press("def f(x):\rreturn x")
    terminal.until("return x")
    terminal.press(RUN)
    terminal.until("does not define `run_capped`")
    assert "0 of 0" not in terminal.until(FOOT)
    terminal.press(HINT)
    terminal.until("What it has to do")
    terminal.until(FOOT)
    terminal.press("\x01\x0b" + "\x7f" * 40)
    terminal.press(pasted(right))
    terminal.press(RUN)
    terminal.until("Nothing missed")
    terminal.until("How well did you know it?")
    terminal.press("2\r")
    terminal.until("It comes back")
    assert terminal.end() == 0
    with memory() as store:
        (attempt,) = store.attempts(DRILL)
        assert attempt.grade == Grade.HARD
        assert [run.passed for run in attempt.runs] == [False, True]
        assert attempt.helps == ("behaviours",)
        assert store.draft(DRILL) is None


def test_the_reference_has_to_be_meant(in_terminal, memory):
    terminal = in_terminal("practice", DRILL, "--inline")
    terminal.until(FOOT)
    terminal.press(MISSED)
    terminal.until("Run it first")
    terminal.until(FOOT)
    terminal.press("def run_capped(*a, **k): return {}" + RUN)
    terminal.until("checks pass")
    terminal.until(FOOT)
    terminal.press(MISSED)
    assert "reference  " not in terminal.until("Ask again if you mean it")
    terminal.until(FOOT)
    terminal.press(MISSED)
    terminal.until("reference  ")
    terminal.until(FOOT)
    terminal.press(LEAVE)
    terminal.end()
    with memory() as store:
        assert store.draft(DRILL).helps == ("reference",)


def test_it_indents_and_keeps_what_was_typed(in_terminal, memory):
    terminal = in_terminal("practice", DRILL, "--inline")
    terminal.until(FOOT)
    terminal.press("def f(x):\rif x:\r\treturn 1\rpass\x7f\x7f\x7f\x7f\x7f\r")
    terminal.until("return 1")
    terminal.press(LEAVE)
    terminal.until("is kept")
    assert terminal.end() == 1
    with memory() as store:
        draft = store.draft(DRILL)
        assert draft is not None
        assert draft.text == "def f(x):\n    if x:\n            return 1\n    \n    "
    again = in_terminal("practice", DRILL, "--inline")
    again.until("Going on with what you typed before")
    again.until("return 1")
    again.press(LEAVE)
    again.end()


def test_what_is_typed_is_saved_before_it_is_run(in_terminal, until_kept, memory):
    terminal = in_terminal("practice", DRILL, "--inline")
    terminal.until(FOOT)
    terminal.press("kept = 1")
    until_kept(terminal, DRILL, "kept = 1")
    terminal.process.kill()
    terminal.end()
    with memory() as store:
        assert store.draft(DRILL).text == "kept = 1"


def test_a_key_costs_tens_of_bytes(in_terminal):
    terminal = in_terminal("practice", DRILL, "--inline")
    terminal.until(FOOT)
    terminal.press(pasted("def f(x):\n    return [x]\n" * 30))
    terminal.until("return [x]")
    while terminal._read(1):
        pass
    costs = sorted(terminal.cost(key) for key in "abc (x)+y")
    assert costs[-1] < 100, costs
    terminal.press(LEAVE)
    terminal.end()


def test_vi_keys_and_back(in_terminal, memory):
    terminal = in_terminal("practice", DRILL, "--inline")
    terminal.until(FOOT)
    terminal.press(SWITCH)
    terminal.until("vi: ")
    terminal.press("a = 1\rb = 2")
    terminal.until("b = 2")
    terminal.press("\x1b")
    terminal.until("normal")
    terminal.press("kddp\r\r" + LEAVE)
    terminal.until("is kept")
    terminal.end()
    with memory() as store:
        assert store.draft(DRILL).text == "b = 2\na = 1"


def test_the_own_editor_takes_the_text_and_gives_it_back(in_terminal, tmp_path, memory):
    editor = tmp_path / "editor.sh"
    editor.write_text('#!/bin/sh\necho "more = 2" >> "$1"\n', encoding="utf-8")
    editor.chmod(0o755)
    terminal = in_terminal("practice", DRILL, "--inline", EDITOR=str(editor))
    terminal.until(FOOT)
    terminal.press("one = 1\r" + OWN)
    terminal.until("more = 2")
    terminal.until(FOOT)
    terminal.press(LEAVE)
    terminal.end()
    with memory() as store:
        assert store.draft(DRILL).text == "one = 1\nmore = 2\n"


def test_without_an_editor_it_says_so(in_terminal):
    terminal = in_terminal("practice", DRILL, "--inline", VISUAL="")
    terminal.until(FOOT)
    terminal.press(OWN)
    terminal.until("No editor is known")
    terminal.until(FOOT)
    terminal.press(LEAVE)
    terminal.end()


def test_a_dumb_terminal_takes_lines(in_terminal, right, memory):
    terminal = in_terminal("practice", DRILL, TERM="dumb")
    terminal.until(":help")
    terminal.press("def f(x):\nreturn x\n:set 2     return 2\n:list\n")
    terminal.until("  2      return 2")
    terminal.press(":del 2\n:del 1\n:del 1\n:nonsense\n")
    terminal.until("There is no line yet")
    terminal.until("There is no command :nonsense")
    for line in right.splitlines():
        terminal.press(f"{line}\n")
    terminal.press(":run\n")
    terminal.until("Nothing missed")
    terminal.until("How well")
    terminal.press("9\n\n")
    terminal.until("Good. It comes back")
    assert terminal.end() == 0
    with memory() as store:
        assert store.attempts(DRILL)[0].grade == Grade.GOOD


def test_a_pipe_is_run_and_recorded(piped, right, memory):
    failed = piped("def run_capped(model, tools, task, max_steps=3):\n    return {}\n", "practice", DRILL)
    assert failed.returncode == 1
    assert "FAIL" in failed.stdout
    passed = piped(right, "practice", DRILL)
    assert passed.returncode == 0, passed.stderr
    assert "\x1b" not in passed.stdout
    with memory() as store:
        (attempt,) = store.attempts(DRILL)
        assert attempt.grade is None
        assert attempt.suggested == Grade.AGAIN, "the run that failed before counts"
        assert [run.passed for run in attempt.runs] == [False, True]


def test_an_empty_pipe_says_what_to_do(piped):
    ran = piped("", "practice", DRILL)
    assert ran.returncode == 1
    assert "< program.py" in ran.stdout


def test_an_unknown_twist_is_wrong_use(piped):
    ran = piped("x = 1\n", "practice", f"{DRILL}+9")
    assert ran.returncode == 2
    assert f"{DRILL}+1" in ran.stderr
