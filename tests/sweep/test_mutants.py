"""The sweep: every small fault put into a reference is caught by a check, or listed with the reason it is none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.checking.server import Checker

sys.path.insert(0, str(Path(__file__).parent))
from survivors import EQUIVALENT, sweep

DRILLS = load_catalog().of_kind("code")


@pytest.mark.slow
@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="the lists name mutants as Python 3.11 writes them out")
@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.id)
def test_no_mutant_survives_without_a_reason(drill, checker: Checker) -> None:
    found = sweep(drill, checker)
    assert found.made > 10, "the references are mutated at all"
    unexplained = [f"{one.id} {one.what}: {one.line}" for one in found.unexplained]
    assert not unexplained, "\n".join(unexplained)
    assert not found.stale, f"listed as equivalent, but no survivors: {sorted(found.stale)}"
    assert all(found.reasons.values()), "every listed mutant has a reason"


def test_only_drills_that_exist_have_a_list() -> None:
    assert {path.stem for path in EQUIVALENT.glob("*.toml")} <= {drill.id for drill in DRILLS}
