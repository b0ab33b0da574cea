"""`trainer plan`, `ready`, `debrief` and `stats` as real processes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest


def later(days: int) -> str:
    return (date.today() + timedelta(days=days)).isoformat()


def test_without_a_date_the_plan_asks_for_one(trainer: Callable[..., Any]) -> None:
    assert "--interview" in trainer("plan").out
    document = trainer("plan", "--json").json
    assert document["interview"] is None
    assert "When is your interview?" in document["message"]


def test_the_date_is_kept(trainer: Callable[..., Any]) -> None:
    first = trainer("plan", "--interview", later(14))
    assert first.code == 0
    assert "in 14 days" in first.out or "in 15 days" in first.out, "before four it is still yesterday"
    document = trainer("plan", "--json").json
    assert document["interview"] == later(14)
    assert document["days"][-1]["tasks"][0]["doing"] == "routine"
    help_text = trainer("plan", "--help").out
    assert all(key in help_text for key in document)


@pytest.mark.parametrize("text", ["2020-01-01", "soon", "2030-02-30", ""])
def test_a_date_that_is_none_or_over_is_refused(trainer: Callable[..., Any], text: str) -> None:
    ran = trainer("plan", "--interview", text)
    assert ran.code == 2
    assert ran.out == ""
    assert "20" in ran.err
    assert trainer("plan", "--interview", text, "--json").json["error"]["kind"] == "date"
    assert trainer("plan", "--json").json["interview"] is None


def test_ready_names_what_is_open(trainer: Callable[..., Any]) -> None:
    document = trainer("ready", "--json").json
    assert document["ready"] is False
    assert [len(one["evidence"]) for one in document["abilities"][:3]] == [1, 6, 7]
    ran = trainer("ready")
    assert ran.code == 0
    assert "not passed from a blank page yet" in ran.out


def test_questions_from_a_pipe_are_in_the_next_plan(trainer: Callable[..., Any]) -> None:
    ran = trainer(
        "debrief", "--json", stdin="How do you retry a write?\n\nWhat did it cost?\nhow do you retry a write?\n"
    )
    assert ran.code == 0
    kept = ran.json["kept"]
    assert [one["card"] for one in kept] == ["own.how-do-you-retry-a", "own.what-did-it-cost"]
    assert "retry-backoff" in [one["drill"] for one in kept[0]["covered"]]
    plan = trainer("plan", "--interview", later(60), "--json").json
    planned = {task["card"] for day in plan["days"] for task in day["tasks"]}
    assert {one["card"] for one in kept} <= planned
    assert "perhaps covered by" in trainer("debrief", stdin="How do you retry a write?\n").out


def test_a_question_can_be_taken_back(trainer: Callable[..., Any]) -> None:
    trainer("debrief", stdin="How do you retry a write?\nWhat did it cost?\n")
    unknown = trainer("debrief", "--forget", "own.what-did-it-costs")
    assert unknown.code == 2
    assert "They are own.how-do-you-retry-a, own.what-did-it-cost." in unknown.err
    ran = trainer("debrief", "--forget", "own.what-did-it-cost", "--json")
    assert ran.json["forgotten"] == {"card": "own.what-did-it-cost", "question": "What did it cost?"}
    again = trainer("debrief", "--forget", "own.what-did-it-cost")
    assert again.code == 2
    assert "They are own.how-do-you-retry-a." in again.err


def test_a_pipe_without_a_question_is_wrong_use(trainer: Callable[..., Any]) -> None:
    ran = trainer("debrief", stdin=" \n\n")
    assert (ran.code, ran.out) == (2, "")
    assert "one a line" in ran.err


def test_more_questions_than_an_interview_asks_are_refused_at_once(trainer: Callable[..., Any]) -> None:
    ran = trainer("debrief", stdin="".join(f"Question {number}?\n" for number in range(20_000)))
    assert ran.code == 2
    assert "up to 200" in ran.err


def test_a_question_of_one_endless_word_has_a_short_card(trainer: Callable[..., Any]) -> None:
    (kept,) = trainer("debrief", "--json", stdin="a" * 300_000 + "\n").json["kept"]
    assert kept["card"] == f"own.{'a' * 24}"


def test_stats_tell_of_the_judgement(trainer: Callable[..., Any]) -> None:
    document = trainer("stats", "--json").json
    assert document["judgement"]["points"]["kappa"] is None
    assert "No pairs" in document["judgement"]["forecasts"]["says"]
    help_text = trainer("stats", "--help").out
    assert all(key in help_text for key in document)
