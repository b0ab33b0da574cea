"""What an author is told about a number drill: each slip once, with its place and what is right."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.catalog.lint.numbers import lint_number
from trainer.catalog.new_pack import new_pack
from trainer.catalog.packs import load_pack

ASKED = "garden_clip_savings.toml"
DRAWN = "garden_clip_savings_numbers.py"

COUNTED = "make.__dict__.update(n=make.__dict__.get('n', 2) + 1) or make.n"


@pytest.fixture
def garden(tmp_path: Path) -> Path:
    new_pack(tmp_path / "garden")
    return tmp_path / "garden"


def findings(root: Path, checker) -> list[str]:
    drill = load_catalog([load_pack(root)]).drill("garden-clip-savings")
    return [str(one).removeprefix(f"{drill.path.parent}/") for one in lint_number(drill, checker)]


def test_the_sample_has_no_finding(garden, checker):
    assert findings(garden, checker) == []


@pytest.mark.parametrize(
    ("name", "old", "new", "where", "words"),
    [
        (ASKED, "{calls}", "{cals}", f"{ASKED}:6", 'asks for {cals}, which make does not draw; did you mean "calls"'),
        (ASKED, "{calls} times", "often", f"{DRAWN}:7", 'make draws "calls", and the question does not say it'),
        (ASKED, "{calls}", "{calls!r}", f"{ASKED}:5", "is no placeholder"),
        (ASKED, "tolerance = 0.02", "tolerance = 0.2", f"{ASKED}:9", "0.2 is not from 0.0005 to 0.1"),
        (ASKED, "factor = 1.5", "factor = 50", f"{ASKED}:10", "10 at most"),
        (DRAWN, "return steps, saved", "return [*steps, 'So it is.'], saved", f"{DRAWN}:13", "last step does not end"),
        (DRAWN, "return steps, saved", "return steps, 0", f"{DRAWN}:13", "a result of 0 has no tolerance"),
        (DRAWN, "return steps, saved", "return ['8'], 8.0", f"{DRAWN}:13", "nearly always the same result"),
        (DRAWN, "return steps, saved", "return [str(cut), f'{limit}'], limit", f"{ASKED}:5", "shows its own result"),
        (DRAWN, "rng.randint(3, 12)", COUNTED, f"{DRAWN}:4", "the same seed gives two things"),
        (DRAWN, "return steps, saved", "return steps, saved / 0", f"{DRAWN}:22", "ZeroDivisionError"),
        (DRAWN, "def solve", "def sove", DRAWN, "has no `solve`"),
    ],
)
def test_a_slip_is_one_finding(name, old, new, where, words, garden, checker):
    path = next(garden.rglob(name))
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    found = findings(garden, checker)
    assert found and found[0].startswith(f"{where}: ") and words in found[0], found


def test_draws_that_hardly_differ_are_found(garden, checker):
    path = next(garden.rglob(DRAWN))
    constant = path.read_text().replace("rng.randint(3, 12)", "3").replace("rng.randrange(20_000, 90_000, 1_000)", "9")
    path.write_text(constant)
    found = findings(garden, checker)
    assert any("40 draws give" in one and "questions only" in one for one in found), found


def test_a_file_that_is_missing_is_named(garden, checker):
    next(garden.rglob(DRAWN)).unlink()
    (found,) = findings(garden, checker)
    assert found.startswith(f"{DRAWN}: ") and "can't be read" in found
