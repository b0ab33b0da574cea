"""The routine on a plain terminal."""

from __future__ import annotations

from trainer.rehearsal.routine.keeping import kept_routines

ROUTINE = """\
title = "A short one"
about = "A program and an answer."

[[segments]]
title = "A program"
kind = "code"
minutes = 5
pick = [{ drills = ["step-cap"] }]

[[segments]]
title = "Out loud"
kind = "spoken"
minutes = 5
pick = [{ drills = ["react-loop.aloud"] }]
follow_up = true
"""


def test_a_program_an_answer_and_their_grades(in_terminal, tmp_path, catalog, memory):
    (tmp_path / "routines").mkdir()
    (tmp_path / "routines" / "short.toml").write_text(ROUTINE, encoding="utf-8")
    right = catalog.snippet(catalog.drill("step-cap")).text.split("\nif __name__")[0]
    terminal = in_terminal("routine", "short", "--inline")
    terminal.until("F8 goes on")
    terminal.until("Ctrl+Q leave")
    terminal.press(f"\x1b[200~{right}\x1b[201~\x12")
    terminal.until("checks pass")
    terminal.until("Ctrl+Q leave")
    terminal.press("\x11")
    terminal.until("goes on from here")
    assert terminal.end() == 1

    again = in_terminal("routine", "--inline")
    again.until("Ctrl+Q leave")
    again.press("\x07")
    again.until("Out loud")
    again.press("\n")
    again.until("Out loud")
    again.press("\n")
    again.until("every check passes")
    again.until("Passed on the first run")
    again.press("\n")
    again.until("(y/n")
    again.press("y\n" * 12 + "\n")
    again.until("Every answer has its grade")
    assert again.end() == 0
    with memory() as store:
        assert {attempt.card: attempt.grade is not None for attempt in store.attempts()} == {
            "step-cap": True,
            "react-loop.aloud": True,
        }
        assert kept_routines(store) == ()


def test_an_unknown_routine_and_a_pipe(in_terminal, piped):
    assert piped("", "routine").returncode == 2
    terminal = in_terminal("routine", "no-such", "--inline")
    terminal.until("There is no routine")
    assert terminal.end() == 2
