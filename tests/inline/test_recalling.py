"""What is recalled step by step, on a plain terminal and through pipes, by the real command."""

from __future__ import annotations

import json

from trainer.memory.models import Grade


def test_a_term_line_by_line_to_the_grade(in_terminal, memory):
    terminal = in_terminal("practice", "term-idempotent.back", "--inline")
    assert "idempotent" not in terminal.until("Enter shows it.").lower()
    terminal.press("idempotent\n")
    terminal.until("Idempotent")
    terminal.until("(y/n)")
    terminal.press("perhaps\n")
    terminal.until("Answer y or n.")
    terminal.press("y\n")
    terminal.until("How well did you know it?")
    terminal.press("\n")
    terminal.until("Good. It comes back")
    assert terminal.end() == 0
    with memory() as store:
        (attempt,) = store.attempts("term-idempotent.back")
        assert attempt.grade == Grade.GOOD and attempt.text == "idempotent"


def test_a_term_through_pipes(memory, piped):
    said = piped("eight tools\ny\n", "practice", "symbol-k")
    assert said.returncode == 0 and "Usually: 8" in said.stdout and "without a grade" in said.stdout
    assert piped("\nn\n", "practice", "symbol-k").returncode == 1
    cut_off = piped("eight\n", "practice", "symbol-k")
    assert cut_off.returncode == 1 and "nothing of this is kept" in cut_off.stdout
    with memory() as store:
        assert [one.runs[0].passed for one in store.attempts("symbol-k")] == [False, True]


def test_show_and_list_know_both_sides(piped):
    listed = json.loads(piped("", "list", "--kind", "term", "--json").stdout)
    assert len(listed) == 76 and {"term-react", "term-react.back"} <= {one["id"] for one in listed}
    assert "ReAct" not in piped("", "show", "term-react.back").stdout
    assert "ReAct" in piped("", "show", "term-react.back", "--answer").stdout
    document = json.loads(piped("", "show", "symbol-k", "--answer", "--json").stdout)
    assert document["answer"]["value"] == "8"
    unknown = piped("", "show", "symbols")
    assert unknown.returncode == 2 and 'no drill "symbols"' in unknown.stderr


def test_a_case_through_pipes(memory, piped):
    typed = "the queue is in memory\ny\nsave it\ny\nnothing in memory\ny\n"
    gone_through = piped(typed, "practice", "case-vanished-approvals")
    assert gone_through.returncode == 0
    shown = gone_through.stdout
    places = [
        shown.index(words)
        for words in ("wait 3 hours", "What is going on?", "empties the queue", "What do you change?", "lost-approvals")
    ]
    assert places == sorted(places)
    with memory() as store:
        (attempt,) = store.attempts("case-vanished-approvals")
        assert attempt.runs[0].passed and attempt.text.splitlines()[1] == "save it"


def test_show_keeps_the_stages_back_until_they_are_asked_for(piped):
    brief = piped("", "show", "case-stuck-tail").stdout
    assert "cap of fifty steps" in brief and "The tail" not in brief
    answer = piped("", "show", "case-stuck-tail", "--answer").stdout
    assert "The diagnosis\nThe tail." in answer and "trainer practice stuck-share" in answer
    document = json.loads(piped("", "show", "case-stuck-tail", "--answer", "--json").stdout)
    assert document["symptom"] and document["answer"]["number"] == "stuck-share"
    assert len(json.loads(piped("", "list", "--kind", "case", "--json").stdout)) == 6
