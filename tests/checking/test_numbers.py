"""A number drill's own code runs confined: what it draws comes back as plain data, or a sentence says why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.catalog.models import Drill
from trainer.catalog.new_pack import new_pack
from trainer.catalog.packs import load_pack
from trainer.checking.running.conversation import CheckingUnavailable
from trainer.checking.running.judging import BrokenChecks
from trainer.checking.server import Checker

MAKE = "def make(rng):\n    return {'n': rng.randint(2, 99)}\n"
SOLVE = "def solve(values):\n    return [f\"{values['n']} doubled\"], 2 * values['n']\n"


@pytest.fixture(scope="module")
def own_checker():
    with Checker(trusted=frozenset({"garden"}), rehearse=False) as one:
        yield one


@pytest.fixture
def drill(tmp_path: Path) -> Drill:
    new_pack(tmp_path / "garden")
    return load_catalog([load_pack(tmp_path / "garden")]).drill("garden-clip-savings")


def written(drill: Drill, text: str) -> Drill:
    drill.path.with_name(f"{drill.stem}_numbers.py").write_text(text)
    return drill


def test_a_seed_gives_the_same_and_chance_another(own_checker, drill):
    first, second, again = own_checker.draw(drill, ("a", "b", "a"))
    assert first == again and first.values != second.values
    assert first.result == first.values["calls"] * (first.values["characters"] - first.values["limit"]) / 4
    by_chance = {str(own_checker.draw(drill)[0].values) for _ in range(4)}
    assert len(by_chance) > 1


def test_what_solve_does_to_its_values_is_not_what_was_asked(own_checker, drill):
    solve = "def solve(values):\n    n = values.pop('n')\n    return [str(n)], n\n"
    (drawn,) = own_checker.draw(written(drill, MAKE + solve), ("a",))
    assert drawn.values == {"n": drawn.result}


def test_control_characters_do_not_reach_the_terminal(own_checker, drill):
    solve = "def solve(values):\n    return ['\\x1b[2J bell \\x07'], 1\n"
    (drawn,) = own_checker.draw(written(drill, MAKE + solve), ("a",))
    assert drawn.steps == ("\\x1b[2J bell \\x07",)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("def make(rng)\n", "(line 1): SyntaxError"),
        (MAKE, "has no `solve`"),
        ("import nothing_like_it\n", "(line 1): ModuleNotFoundError"),
        (MAKE + "def solve(values):\n    return [], 1\n", "a list of texts that are not empty"),
        (MAKE + "def solve(values):\n    return ['so'], float('nan')\n", "must be a number, not nan"),
        (MAKE + "def solve(values):\n    return ['so'], True\n", "must be a number, not True"),
        (MAKE + "def solve(values):\n    return ['so'], 10 ** 400\n", "must be a number"),
        (MAKE + "def solve(values):\n    return 1 / 0\n", "(line 4): ZeroDivisionError"),
        (MAKE + "def solve(values):\n    return 5\n", "cannot unpack"),
        ("def make(rng):\n    return {'n': object()}\n" + SOLVE, "TypeError"),
        (
            "def make(rng):\n    return {'n': [2]}\ndef solve(values):\n    return ['so'], 1\n",
            "to numbers or texts",
        ),
        ("def make(rng):\n    while True: pass\n" + SOLVE, "does not come back"),
        ("import os\nos._exit(0)\n", "ended the process"),
        (MAKE + "def solve(values):\n    print('x' * (1 << 23)); return ['so'], 1\n", "far too much"),
    ],
)
def test_what_can_not_be_used_is_said(text, words, own_checker, drill):
    with pytest.raises(BrokenChecks) as raised:
        own_checker.draw(written(drill, text), ("a",))
    assert str(raised.value).startswith(f"{drill.stem}_numbers.py") and words in str(raised.value)
    (drawn,) = own_checker.draw(written(drill, MAKE + SOLVE), ("a",))
    assert drawn.result == 2 * drawn.values["n"]


def test_it_reads_and_writes_nothing_of_the_machine(own_checker, drill, tmp_path):
    if any(own_checker.observed().get(act) != "closed" for act in ("read files", "write files")):
        pytest.skip("this system does not close files to a confined process")
    secret = tmp_path / "secret.txt"
    secret.write_text("7")
    for act in (f"open({str(secret)!r}).read()", f"open({str(tmp_path / 'new.txt')!r}, 'w')"):
        with pytest.raises(BrokenChecks, match="PermissionError"):
            own_checker.draw(written(drill, f"def make(rng):\n    return {{'n': len({act})}}\n" + SOLVE), ("a",))
    assert not (tmp_path / "new.txt").exists()


def test_a_pack_from_elsewhere_is_drawn_only_where_it_can_reach_nothing(own_checker, drill):
    open_acts = [act for act in ("read files", "write files", "network") if own_checker.observed().get(act) != "closed"]
    with Checker(rehearse=False) as careful:
        if not open_acts:
            assert careful.draw(drill, ("a",)) == own_checker.draw(drill, ("a",))
            return
        with pytest.raises(CheckingUnavailable, match="comes from elsewhere"):
            careful.draw(drill)


def test_a_file_that_is_not_there_is_named(own_checker, drill):
    drill.path.with_name(f"{drill.stem}_numbers.py").unlink()
    with pytest.raises(BrokenChecks, match="can't be read: it holds `make` and `solve` of garden-clip-savings"):
        own_checker.draw(drill)
