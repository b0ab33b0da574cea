"""A number on a plain terminal and through pipes, by the real command."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

from trainer.memory.models import Grade

CARD = "kv-cache-bytes"


def result_of(question: str) -> float:
    flat = " ".join(question.split())
    found = [
        float(re.search(pattern, flat)[1].replace(",", ""))
        for pattern in (
            r"(\d+) layers", r"(\d+) key-value", r"dimension (\d+)", r"in (\d+) bits", r"of ([\d,]+) tokens"
        )
    ]  # fmt: skip
    layers, heads, d_head, width, tokens = found
    return 2 * layers * heads * d_head * width * tokens / 8e9


def test_line_by_line_to_the_grade(in_terminal, memory):
    terminal = in_terminal("practice", CARD, "--inline")
    question = terminal.until("counts as not known.")
    assert "Keys and values" not in question
    terminal.press("a lot\n")
    terminal.until("Type one like 1.07 GB.")
    terminal.press(f"{result_of(question):.3g} GB\n")
    terminal.until("+ Right")
    terminal.until("a all of them")
    terminal.press("\n")
    terminal.until("1. Keys and values of one token")
    terminal.press("a\n")
    terminal.until("3. In GB of 10^9 bytes")
    terminal.until("head dimension")
    terminal.until("How well did you know it?")
    terminal.press("\n")
    terminal.until("Good. It comes back")
    assert terminal.end() == 0
    with memory() as store:
        (attempt,) = store.attempts(CARD)
        assert attempt.grade == Grade.GOOD and attempt.runs[0].outcome == "right"


def test_leaving_keeps_what_was_judged_alone(in_terminal, memory):
    terminal = in_terminal("practice", CARD, "--inline")
    terminal.until("counts as not known.")
    terminal.press("\x04")
    terminal.until("Left without a grade")
    assert terminal.end() == 1
    with memory() as store:
        assert store.attempts(CARD) == []
    again = in_terminal("practice", CARD, "--inline")
    again.until("counts as not known.")
    again.press("\n")
    again.until("- Not answered.")
    again.press("\x04")
    assert again.end() == 1
    with memory() as store:
        assert [attempt.grade for attempt in store.attempts(CARD)] == [None]


def test_through_pipes_by_whoever_reads_the_question_first(tmp_path, memory):
    asked = subprocess.Popen(
        [sys.executable, "-m", "trainer", "practice", CARD, "--inline"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "TRAINER_HOME": str(tmp_path)},
    )  # fmt: skip
    question = ""
    while "right in part." not in " ".join(question.split()):
        line = asked.stdout.readline()
        assert line, f"it ended: {question}"
        question += line
    rest, _ = asked.communicate(f"{result_of(question) * 1000:.4g} MB\n", timeout=90)
    assert asked.returncode == 0, question + rest
    assert "+ Right" in rest and "Recorded without a grade" in rest
    with memory() as store:
        assert [attempt.grade for attempt in store.attempts(CARD)] == [None]


def test_what_is_wrong_or_nothing_through_a_pipe(piped, memory):
    wrong = piped("1e9\n", "practice", CARD)
    assert wrong.returncode == 1 and "x Off:" in wrong.stdout
    nothing = piped("", "practice", CARD)
    assert nothing.returncode == 1 and "- Not answered." in nothing.stdout
    unreadable = piped("much\n", "practice", CARD)
    assert unreadable.returncode == 1 and "I can't read that as a number" in unreadable.stdout
    with memory() as store:
        assert len(store.attempts(CARD)) == 2


def test_show_asks_with_fresh_values_and_gives_the_working_on_demand(piped):
    shown = piped("", "show", CARD)
    assert shown.returncode == 0 and "{" not in shown.stdout and "Keys and values" not in shown.stdout
    answered = json.loads(piped("", "show", CARD, "--answer", "--json").stdout)
    assert answered["result"] == result_of(answered["question"])
    assert answered["unit"] == "GB" and len(answered["steps"]) == 3 and answered["factor"] == 2.0
    assert all(str(answered["values"][name]) in answered["question"] for name in ("layers", "d_head"))
    assert "steps" not in json.loads(piped("", "show", CARD, "--json").stdout)
    assert piped("", "show", CARD, "--reference").returncode == 2


@pytest.mark.slow
def test_it_is_a_card_like_any_other(in_terminal, piped):
    listed = json.loads(piped("", "list", "--kind", "number", "--json").stdout)
    assert CARD in [one["id"] for one in listed] and {one["section"] for one in listed} == {"N"}
    terminal = in_terminal("practice", CARD, "--inline")
    terminal.until("counts as not known.")
    terminal.press("\na\n")
    terminal.until("How well")
    terminal.press("1\n")
    assert terminal.end() == 1
    assert CARD in [one["id"] for one in json.loads(piped("", "list", "--due", "--json").stdout)]
    assert CARD in piped("", "due").stdout
    assert "Numbers on the spot" in piped("", "stats").stdout
    most_due = in_terminal("practice", "--inline")
    most_due.until("KV cache of one sequence")
    most_due.press("\x04")
    assert most_due.end() == 1


def test_what_is_said_is_sent_to_rehearse(piped):
    said = piped("", "practice", "lethal-trifecta", "--inline")
    assert said.returncode == 2 and "trainer rehearse lethal-trifecta" in said.stderr
