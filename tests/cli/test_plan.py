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
