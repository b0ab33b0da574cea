"""The sweep: a right program stays right with every liberty that the contracts leave to all programs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.checking.running.jobs import setup_of
from trainer.checking.server import Checker

sys.path.insert(0, str(Path(__file__).parent))
from liberties import LIBERTIES, taken

DRILLS = load_catalog().of_kind("code")
NOT_ITS_OWN = {
    "retry-backoff": "what the call gave comes back, and it is no dict of the program's",
    "async-retry": "what the call gave comes back, and it is no dict of the program's",
    "durable-approval": "the state comes back as it is in the store",
    "idempotent-charge": "the result of the service comes back, and it is no dict of the program's",
}
OTHER_TOKENS = "numbers inside the messages are the caller's, and other ones have another length"


def _reason(drill: str, twist: int | None, liberty: str) -> str | None:
    """Why this change does not leave the program right."""
    if liberty == "more keys":
        return NOT_ITS_OWN.get(drill)
    return OTHER_TOKENS if (drill, twist, liberty) == ("trim-budget", 1, "floats") else None


@pytest.mark.slow
@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.id)
def test_every_liberty_leaves_a_right_program_right(drill, checker: Checker) -> None:
    refused = []
    for twist in (None, *(one.number for one in drill.twists)):
        twists = () if twist is None else (twist,)
        setup = setup_of(drill, twists)
        program = drill.snippet_path(twist).read_text(encoding="utf-8")
        for liberty in LIBERTIES:
            report = checker.run(drill, taken(liberty, program, list(setup.names), setup.given), twists)
            if not report.passed and _reason(drill.id, twist, liberty) is None:
                why = [f"{check.name}: {check.message}" for check in report.failed_checks]
                refused.append(f"twist {twist}, {liberty}: {report.problem or why[:2]}")
    assert not refused, "\n".join(refused)
