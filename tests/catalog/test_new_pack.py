"""A new pack is whole at once, and lint leads its author from each slip to what is right."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from trainer.catalog.added import PackRefused
from trainer.catalog.catalog import load_catalog
from trainer.catalog.drills import KINDS
from trainer.catalog.lint.linting import lint_catalog
from trainer.catalog.new_pack import new_pack
from trainer.catalog.packs import load_pack
from trainer.rehearsal.answers.points import landing

CLIP = "drills/first_steps/garden_clip.toml"
CHECKS = "drills/first_steps/garden_clip_checks.py"
SNIPPET = "snippets/garden_clip.py"
MOVED = "drills/first_steps/clip.toml"
ANSWER = "answers/first_steps/garden_clip.toml"


@pytest.fixture
def garden(tmp_path: Path) -> Path:
    new_pack(tmp_path / "garden")
    return tmp_path / "garden"


def findings(root: Path, checker) -> list[str]:
    """What lint says, each as the path within the pack, the line, and the sentence."""
    catalog = load_catalog([load_pack(root)])
    found = lint_catalog(
        catalog, [checker], lambda point, text: landing(point, text) == "landed", False, lambda _: None
    )
    return [str(one).removeprefix(f"{root.resolve()}/") for one in found]


def test_a_new_pack_has_every_kind_and_nothing_falls_short(garden, checker):
    catalog = load_catalog([load_pack(garden)])
    assert {drill.kind for drill in catalog.drills} == {*KINDS, "spoken"}
    assert all(drill.id.startswith("garden-") for drill in catalog.drills)
    code = catalog.drill("garden-clip")
    assert code.twists and code.mistakes and code.faults_path.is_file()
    assert findings(garden, checker) == []


def test_nothing_is_overwritten(garden):
    (garden / SNIPPET).write_text("mine")
    with pytest.raises(PackRefused, match="not empty"):
        new_pack(garden)
    assert (garden / SNIPPET).read_text() == "mine"


def test_a_file_in_the_way_is_refused(tmp_path):
    (tmp_path / "x").write_text("mine")
    with pytest.raises(PackRefused, match="can't be written"):
        new_pack(tmp_path / "x")
    with pytest.raises(PackRefused, match="can't be written"):
        new_pack(tmp_path / "x" / "y")


def test_an_empty_folder_and_a_strange_name_will_do(tmp_path, checker):
    root = tmp_path / "Größe & 2nd_try"
    root.mkdir()
    new_pack(root)
    assert load_pack(root).name == "gr-e-2nd-try"
    assert findings(root, checker) == []


def change(name: str, old: str, new: str) -> Callable[[Path], None]:
    def changed(root: Path) -> None:
        path = root / name
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new, 1))

    return changed


def move(name: str, to: str) -> Callable[[Path], None]:
    return lambda root: (root / name).rename(root / to)


@pytest.mark.parametrize(
    ("slip", "where", "words"),
    [
        (change(CLIP, "minutes =", "minuts ="), f"{CLIP}:14", 'did you mean "minutes"'),
        (change(CLIP, '"code"', '"codes"'), f"{CLIP}:4", 'did you mean "code"'),
        (change(CLIP, '"A tool may', '"A "tool" may'), f"{CLIP}:6", 'a " is written'),
        (move(CLIP, MOVED), f"{MOVED}:3", "garden_clip.toml, not clip.toml"),
        (change(CLIP, '"<= limit"', '"<=limit"'), f"{CLIP}:39", "`if len(text) <= limit:`"),
        (change(CLIP, 'check = "gives back a', 'check = "gives back'), f"{CLIP}:38", 'did you mean "gives back a text'),
        (change(CLIP, '["keeps the', '["keeps'), f"{CLIP}:63", 'did you mean "keeps the beginning"'),
        (change(CLIP, "\nshort\n", "\nshorty\n"), f"{CLIP}:16", "put what is right here"),
        (change(SNIPPET, "#: count", "#: cuont"), f"{SNIPPET}:8", 'did you mean "count"'),
        (change(SNIPPET, "  #: beginning", ""), f"{CLIP}:25", 'end the one that does it with "  #: beginning"'),
        (move(SNIPPET, "snippets/clip.py"), SNIPPET, 'the reference of garden-clip; did you mean "clip.py"'),
        (change(CHECKS, '"count"', '"counts"'), f"{CHECKS}:41", 'did you mean "count"'),
        (change(CHECKS, "(program):", "(program)"), f"{CHECKS}:17", "no Python"),
        (change(CHECKS, "draw, expect", "draw, expects"), f"{CHECKS}:3", "cannot import name 'expects'"),
        (change(CHECKS, ").equals(word", ").equal(word"), f"{CHECKS}:16", "no attribute 'equal'"),
        (change(CHECKS, "@gives_back.expect\n", ""), f"{CHECKS}:16", "no expectation"),
        (move(CHECKS, "drills/first_steps/garden_clips_checks.py"), CHECKS, 'did you mean "garden_clips_checks.py"'),
        (change(ANSWER, '"tradeoff"', '"trade-off"'), f"{ANSWER}:27", 'did you mean "tradeoff"'),
        (change(ANSWER, '["note"]', '["ticket"]'), f"{ANSWER}:21", "a word of each group"),
        (move(ANSWER, "answers/first_steps/clip.toml"), ANSWER, "there is no answer: this file says what to say"),
    ],
)  # fmt: skip
def test_a_slip_is_one_finding_with_place_and_way_out(slip, where, words, garden, checker):
    slip(garden)
    found = [one for one in findings(garden, checker) if "_faults.json" not in one]
    assert len(found) == 1, found
    assert found[0].startswith(f"{where}: ") and words in found[0], found


def test_a_stale_fault_dictionary_names_the_command(garden, checker):
    change(CHECKS, "500", "600")(garden)
    assert f"`trainer pack lint {garden.resolve()} --update`" in findings(garden, checker)[0]


def test_a_readme_among_the_drills_is_no_drill(garden, checker):
    for folder in ("drills", "drills/first_steps"):
        (garden / folder / "README.md").write_text('id = "no drill"')
    assert findings(garden, checker) == []


def test_the_pattern_is_not_changed_by_its_copies(garden, tmp_path):
    shutil.rmtree(garden)
    new_pack(tmp_path / "beds")
    assert load_catalog([load_pack(tmp_path / "beds")]).drill("beds-clip")
