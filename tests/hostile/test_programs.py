"""Hostile and broken programs: each ends in its right named outcome, none passes by a trick, nothing of it stays."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from room import Hostile, Room, hostile_programs

CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")


def strings(value: Any) -> list[str]:
    """Every text in JSON data, keys included."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for key, item in value.items() for text in (key, *strings(item))]
    return [text for item in value for text in strings(item)] if isinstance(value, list) else []


def hold_to_it(room: Room, drill: str, right: tuple[str, ...], **program: str) -> None:
    """Try a program, and hold what came of it to everything that is promised."""
    came = room.tries(drill, **program)
    report = came["report"]
    said = json.dumps({key: report[key] for key in ("outcome", "problem", "checks")}, indent=1)[:3000]
    assert report["outcome"] in right, said
    assert report["passed"] == (report["outcome"] == "passed") == ("passed" in right and report["passed"]), said
    assert all(check["message"] or check["passed"] for check in report["checks"]), said
    assert [text for text in strings(report) if CONTROL.search(text)] == []
    assert came["changed"] == [], "something outside its folder changed, or its folder stayed"
    assert came["processes"][0] == came["processes"][1], "a process outlived it, or the next one is not ready"
    assert came["same_starter"], "the next program had to wait for a new starter"
    assert came["heard"] == 0, "a byte left the process"
    assert came["next_passed"], came["next_problem"]


@pytest.mark.parametrize(
    "program",
    [
        pytest.param(program, id=program.path.stem, marks=[pytest.mark.slow] if program.slow else [])
        for program in hostile_programs()
    ],
)
def test_it_ends_as_it_should_and_leaves_nothing_behind(program: Hostile, room: Room) -> None:
    hold_to_it(room, program.drill, program.right, file=str(program.path))
