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


AGREEMENT = """
def agreement(judge_labels, human_labels):
    n = len(human_labels)
    observed = sum(one == other for one, other in zip(judge_labels, human_labels)) / n
    chance = sum(judge_labels.count(x) * human_labels.count(x) for x in {*judge_labels, *human_labels}) / n**2
    kappa = 1.0 if chance == 1 else (observed - chance) / (1 - chance)
    return {"kappa": round(kappa, 3), "agreement": round(observed, 3)}
"""
LARGE_TEXTS = {
    "a megabyte of source": ("passed", "refused", "#" + "x" * 90 + "\n", 10_000, AGREEMENT),
    "more source than is accepted": ("refused", "refused", "#" + "x" * 99 + "\n", 11_000, AGREEMENT),
    "one line of a quarter of a megabyte": ("passed", "error", "x = 1; ", 35_000, "\n" + AGREEMENT),
    "brackets that break the parser": ("error", "crashed", "(", 50_000, ")" * 50_000),
    "a chain of additions": ("error", "crashed", "1 + ", 100_000, "1\n" + AGREEMENT),
    "minus signs without end": ("error", "crashed", "-", 200_000, "1\n"),
    "attributes without end": ("error", "crashed", "x" + ".x", 1, ".x" * 100_000),
    "blocks inside blocks": (
        "error",
        "crashed",
        "",
        0,
        "".join(f"{' ' * n}if 1:\n" for n in range(150)) + " " * 150 + "x = 1\n",
    ),
    "an expression in an f-string in an f-string": ("error", "passed", "", 0, 'f"{f\'{f"{1}"}\'}"\n' + AGREEMENT),
    "a great many functions": ("passed", "timeout", "def f(): return [i for i in ()]\n", 20_000, AGREEMENT),
    "nothing at all": ("error", "error", "", 0, ""),
    "blank": ("error", "error", " \n\t\n", 1_000, ""),
}


LARGE_AND_SLOW = ("a great many functions", "one line of a quarter of a megabyte")


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.slow] if name in LARGE_AND_SLOW else []) for name in LARGE_TEXTS],
)
def test_a_text_that_strains_the_parser_is_an_outcome_like_others(name: str, room: Room) -> None:
    right, also_right, unit, times, end = LARGE_TEXTS[name]
    hold_to_it(room, "agreement", (right, also_right), text=unit * times + end)
