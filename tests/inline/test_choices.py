"""A choice on a plain terminal and through pipes, by the real command."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta

from trainer.memory.models import Grade

CARD = "pick-guard-hangs"
RIGHT = "Wall-clock deadline"


def test_line_by_line_to_the_grade(in_terminal, memory):
    terminal = in_terminal("practice", CARD, "--inline")
    asked = terminal.until("Its number:")
    assert "Cost:" not in asked
    terminal.press("9\n")
    terminal.until("a number from 1 to 4")
    terminal.press(re.search(rf"(\d)\. {RIGHT}", asked)[1] + "\n")
    terminal.until("Say why")
    terminal.press("It hangs, so nothing else counts.\n")
    terminal.until(f"+ Right: {RIGHT}")
    terminal.until("Cost:")
    terminal.until("How well did you know it?")
    terminal.press("\n")
    terminal.until("Good. It comes back")
    assert terminal.end() == 0
    with memory() as store:
        (attempt,) = store.attempts(CARD)
        assert attempt.grade == Grade.GOOD and attempt.text == f"{RIGHT}\nIt hangs, so nothing else counts."


def test_through_pipes_by_the_words_of_an_option(memory, piped):
    right = piped(f"{RIGHT.lower()}\nIt hangs.\n", "practice", CARD)
    assert right.returncode == 0 and f"+ Right: {RIGHT}" in right.stdout and "without a grade" in right.stdout
    wrong = piped("Token budget\n", "practice", CARD)
    assert wrong.returncode == 1 and "x Not Token budget" in wrong.stdout and f"= {RIGHT}" in wrong.stdout
    nothing = piped("", "practice", CARD)
    assert nothing.returncode == 1 and "Answer with a number from 1 to 4" in nothing.stdout
    with memory() as store:
        assert [one.runs[0].passed for one in store.attempts(CARD)] == [False, True]


def test_show_keeps_the_right_one_back_until_it_is_asked_for(piped):
    brief = piped("", "show", "pick-state-stale")
    assert "- World state" in brief.stdout and "snapshot" not in brief.stdout
    answer = piped("", "show", "pick-state-stale", "--answer")
    assert "The right one\nWorld state" in answer.stdout and "The table" in answer.stdout
    document = json.loads(piped("", "show", "pick-state-stale", "--answer", "--json").stdout)
    assert document["answer"]["right"] in document["options"] and len(document["answer"]["rows"]) == 3


def test_it_is_a_card_like_any_other(memory, piped):
    listed = json.loads(piped("", "list", "--kind", "choice", "--json").stdout)
    assert len(listed) >= 40 and {one["section"] for one in listed} == {"R"}
    piped("1\n", "practice", CARD)
    with memory() as store:
        (attempt,) = store.attempts(CARD)
        store.grade(attempt.id, Grade.AGAIN)
    assert CARD in piped("", "due").stdout
    assert CARD in piped("", "plan", "--interview", f"{date.today() + timedelta(days=5)}", "--json").stdout
    assert piped("", "stats").returncode == 0
