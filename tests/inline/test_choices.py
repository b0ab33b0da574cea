"""A choice on a plain terminal and through pipes, by the real command."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

from trainer.memory.models import Grade
from trainer.memory.store import Store

CARD = "pick-guard-hangs"
RIGHT = "Wall-clock deadline"


def memory(home: Path) -> Store:
    return Store(home / "memory.db", interview=lambda: None)


def trainer(home: Path, *words: str, typed: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "TRAINER_HOME": str(home), "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, "-m", "trainer", *words],
        capture_output=True, text=True, env=environment, timeout=90, check=False, input=typed,
    )  # fmt: skip


def test_line_by_line_to_the_grade(in_terminal, tmp_path):
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
    with memory(tmp_path) as store:
        (attempt,) = store.attempts(CARD)
        assert attempt.grade == Grade.GOOD and attempt.text == f"{RIGHT}\nIt hangs, so nothing else counts."


def test_through_pipes_by_the_words_of_an_option(tmp_path):
    right = trainer(tmp_path, "practice", CARD, typed=f"{RIGHT.lower()}\nIt hangs.\n")
    assert right.returncode == 0 and f"+ Right: {RIGHT}" in right.stdout and "without a grade" in right.stdout
    wrong = trainer(tmp_path, "practice", CARD, typed="Token budget\n")
    assert wrong.returncode == 1 and "x Not Token budget" in wrong.stdout and f"= {RIGHT}" in wrong.stdout
    nothing = trainer(tmp_path, "practice", CARD, typed="")
    assert nothing.returncode == 1 and "Answer with a number from 1 to 4" in nothing.stdout
    with memory(tmp_path) as store:
        assert [one.runs[0].passed for one in store.attempts(CARD)] == [False, True]


def test_show_keeps_the_right_one_back_until_it_is_asked_for(tmp_path):
    brief = trainer(tmp_path, "show", "pick-state-stale")
    assert "- World state" in brief.stdout and "snapshot" not in brief.stdout
    answer = trainer(tmp_path, "show", "pick-state-stale", "--answer")
    assert "The right one\nWorld state" in answer.stdout and "The table" in answer.stdout
    document = json.loads(trainer(tmp_path, "show", "pick-state-stale", "--answer", "--json").stdout)
    assert document["answer"]["right"] in document["options"] and len(document["answer"]["rows"]) == 3


def test_it_is_a_card_like_any_other(tmp_path):
    listed = json.loads(trainer(tmp_path, "list", "--kind", "choice", "--json").stdout)
    assert len(listed) >= 40 and {one["section"] for one in listed} == {"R"}
    trainer(tmp_path, "practice", CARD, typed="1\n")
    with memory(tmp_path) as store:
        (attempt,) = store.attempts(CARD)
        store.grade(attempt.id, Grade.AGAIN)
    assert CARD in trainer(tmp_path, "due").stdout
    assert CARD in trainer(tmp_path, "plan", "--interview", f"{date.today() + timedelta(days=5)}", "--json").stdout
    assert trainer(tmp_path, "stats").returncode == 0
