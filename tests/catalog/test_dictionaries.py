"""Fault dictionaries made anew: the same as before, of every drill that lets itself be made one of."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.catalog.faults import load_faults
from trainer.catalog.lint.faults import is_stale, update
from trainer.catalog.new_pack import new_pack
from trainer.catalog.packs import load_pack
from trainer.checking.server import Checker

CLIP = "drills/first_steps/garden_clip"
TAKEN_AT_ONCE = "    kept = text[:limit]  #: beginning\n"
TAKEN_BIT_BY_BIT = """    kept = text
    while len(kept) > limit:
        kept = kept[:-1]  #: beginning
"""


@pytest.fixture
def garden(tmp_path: Path) -> Path:
    """A new pack."""
    new_pack(tmp_path / "garden")
    return tmp_path / "garden"


def made_anew(root: Path, checkers: list[Checker]) -> list[str]:
    """The ids of which an update told, in order."""
    told: list[str] = []
    update(load_catalog([load_pack(root)]).of_kind("code"), checkers, lambda drill: told.append(drill.id))
    return told


def test_a_lost_dictionary_is_made_as_it_was(garden: Path) -> None:
    path = garden / f"{CLIP}_faults.json"
    before = path.read_text(encoding="utf-8")
    path.unlink()
    with Checker(rehearse=False, reuse=True) as one, Checker(rehearse=False, reuse=True) as other:
        assert made_anew(garden, [one, other]) == ["garden-clip"]
    assert path.read_text(encoding="utf-8") == before


def test_a_fresh_dictionary_is_left_alone(garden: Path, checker: Checker) -> None:
    path = garden / f"{CLIP}_faults.json"
    before = path.stat().st_mtime_ns
    assert made_anew(garden, [checker]) == ["garden-clip"]
    assert path.stat().st_mtime_ns == before


def test_checks_that_cannot_be_loaded_are_passed_over(garden: Path, checker: Checker) -> None:
    (garden / f"{CLIP}_checks.py").write_text("raise RuntimeError\n", encoding="utf-8")
    before = (garden / f"{CLIP}_faults.json").read_text(encoding="utf-8")
    assert made_anew(garden, [checker]) == ["garden-clip"]
    assert (garden / f"{CLIP}_faults.json").read_text(encoding="utf-8") == before


def test_a_change_of_checks_that_are_imported_makes_it_stale(garden: Path, checker: Checker) -> None:
    own = garden / f"{CLIP}_checks.py"
    shared = own.with_name("shared_checks.py")
    shared.write_text("MOST = 3\n", encoding="utf-8")
    own.write_text("from shared_checks import MOST\n" + own.read_text(encoding="utf-8"), encoding="utf-8")
    made_anew(garden, [checker])
    drill = load_catalog([load_pack(garden)]).drill("garden-clip")
    assert not is_stale(drill)
    shared.write_text("MOST = 4\n", encoding="utf-8")
    assert is_stale(drill)


def test_a_fault_that_never_ends_is_known_by_that(garden: Path, checker: Checker) -> None:
    snippet = garden / "snippets/garden_clip.py"
    text = snippet.read_text(encoding="utf-8")
    assert TAKEN_AT_ONCE in text
    snippet.write_text(text.replace(TAKEN_AT_ONCE, TAKEN_BIT_BY_BIT), encoding="utf-8")
    made_anew(garden, [checker])
    damage = load_faults(garden / f"{CLIP}_faults.json").damage[""]["beginning"]
    assert {
        "keeps the beginning": "stopped:timeout",
        "says how many characters are missing": "stopped:timeout",
    } in damage
