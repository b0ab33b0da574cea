"""Comparing never fails, whatever two programs it is given."""

from __future__ import annotations

import random
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.catalog.catalog import Catalog
from trainer.checking.report import CheckResult, Report
from trainer.comparing.comparing import compare

ROOT = Path(__file__).parent.parent.parent
TEXTS = [path.read_text() for path in sorted((ROOT / "snippets").glob("*.py"))]
ODD = [
    "",
    "\n",
    "x",
    "def f(:",
    "match x:\n    case {'a': [1, *_]}: pass\n",
    "lambda: (yield)\n",
    "async def f(): await x\n",
]
ODD += [
    "x = " + "(" * 300 + ")" * 300,
    "-" * 5_000 + "1",
    "f'{x!r:>{w}}'\n",
    "class A[T]: pass\n",
    "\x00",
    "\ud800",
    "if 1:\n\tx\n        y\n",
]


@st.composite
def programs(draw: st.DrawFn) -> str:
    """A snippet with lines lost, doubled and swapped, or something odd."""
    if draw(st.booleans()):
        return draw(st.sampled_from(ODD))
    chance = random.Random(draw(st.integers(0, 10**6)))
    lines = chance.choice(TEXTS).splitlines()
    for _ in range(chance.randrange(6)):
        place = chance.randrange(len(lines))
        lines[place : place + 1] = chance.choice(
            [[], [lines[place]] * 2, [chance.choice(lines)], ["    " + lines[place]]]
        )
        lines = lines or [""]
    return "\n".join(lines)


@settings(max_examples=40)
@given(st.data(), programs())
def test_any_program_against_any_reference(catalog: Catalog, data: st.DataObject, text: str) -> None:
    drills = [drill for drill in catalog.drills if drill.kind == "code"]
    drill = data.draw(st.sampled_from(drills))
    landmarks = [landmark.id for landmark in drill.landmarks]
    failed = data.draw(st.sets(st.sampled_from(landmarks)))
    checks = tuple(
        CheckResult(name, name, None, name not in failed, signature="" if name not in failed else "x")
        for name in landmarks
    )
    report = Report(drill.id, (), "failed" if failed else "passed", checks)
    came = compare(drill, text, report)
    assert {missed.landmark for missed in came.missed} <= set(landmarks)
    assert failed or not came.missed
    lines = text.count("\n") + 1
    assert all(1 <= line <= lines for missed in came.missed for line in missed.learner_lines)
