"""`trainer pack new` and `lint` as an author types them, and packs whose names and letters meet."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from trainer.catalog.drills import KINDS


@pytest.fixture
def garden(trainer: Callable, tmp_path: Path) -> Path:
    """A new pack, whose section has the letter A, as one of the built-in pack."""
    assert trainer("pack", "new", "garden").code == 0
    return tmp_path / "garden"


def test_a_new_pack_is_accepted_and_added_at_once(trainer: Callable, garden: Path) -> None:
    linted = trainer("pack", "lint", "--update", "garden")
    assert linted.code == 0
    points, drills = linted.out.splitlines()
    assert points.endswith(" key points: the other answers land 0.0% of them")
    assert drills == f"{len(KINDS) + 4} drills, no findings", "one a kind, one of them said too; two terms, both ways"
    assert trainer("pack", "add", "garden", "--yes").code == 0
    assert trainer("show", "garden-clip", "--json").json["section"] == "garden/A"


def test_new_says_what_it_wrote_and_refuses_a_folder_in_use(trainer: Callable, tmp_path: Path) -> None:
    made = trainer("pack", "new", "beds", "--json").json
    assert made["name"] == "beds" and all(Path(file).is_file() for file in made["files"])
    again = trainer("pack", "new", "beds")
    assert again.code == 1 and "nothing in it will be overwritten" in again.err
    assert trainer("pack", "new").code == 2


def test_findings_stand_below_the_folder_one_is_in(trainer: Callable, garden: Path) -> None:
    path = garden / "drills/first_steps/garden_clip.toml"
    path.write_text(path.read_text().replace("minutes =", "minuts ="))
    ran = trainer("pack", "lint", "garden")
    assert ran.code == 1
    assert ran.out.startswith("garden/drills/first_steps/garden_clip.toml:14: minuts: ")


def test_an_id_of_the_built_in_pack_is_said_before_the_pack_is_added(trainer: Callable, garden: Path) -> None:
    drills = garden / "drills/first_steps"
    text = (drills / "garden_small_model.toml").read_text()
    (drills / "react_loop.toml").write_text(text.replace("garden-small-model", "react-loop"))
    ran = trainer("pack", "lint", "garden")
    assert ran.code == 1
    assert 'the pack "agent-interview"' in ran.out and 'that of "garden"' in ran.out and "garden-react-loop" in ran.out
    assert "garden-react-loop" in trainer("pack", "add", "garden", "--yes").out
    assert trainer("show", "react-loop", "--json").json["kind"] == "code"


def test_a_drill_may_build_on_one_of_the_built_in_pack(trainer: Callable, garden: Path) -> None:
    path = garden / "drills/first_steps/garden_cold_release.toml"
    path.write_text(path.read_text().replace('"garden-small-model"', '"react-loop"'))
    assert trainer("pack", "lint", "garden", "--drill", "garden-cold-release").code == 0
    unknown = trainer("pack", "lint", "--drill", "garden-clop", "garden")
    assert unknown.code == 2 and "garden-clip" in unknown.err


def test_sections_with_one_letter_stay_apart(trainer: Callable, garden: Path, tmp_path: Path) -> None:
    trainer("pack", "new", "beds")
    for name in ("garden", "beds"):
        assert trainer("pack", "add", name, "--yes").code == 0
    listed = trainer("list").out
    assert "A  The agent loop" in listed and "garden/A  First steps" in listed and "beds/A  First steps" in listed
    built_in = {entry["id"] for entry in trainer("list", "--section", "a", "--json").json}
    assert "react-loop" in built_in and not any("clip" in name for name in built_in)
    own = {entry["id"] for entry in trainer("list", "--section", "garden/a", "--json").json}
    assert own > {"garden-clip", "garden-clip.aloud", "garden-small-model", "garden-cold-release"}
    assert all(name.startswith("garden-") for name in own)
    assert trainer("export", "sheet", "--section", "beds/a").out.count("beds/A") == 1


def test_a_letter_of_one_added_pack_alone_is_enough_of_two_it_is_not(trainer: Callable, garden: Path) -> None:
    path = garden / "drills/pack.toml"
    path.write_text(path.read_text().replace('letter = "A"', 'letter = "Z"'))
    trainer("pack", "add", "garden", "--yes")
    assert {entry["section"] for entry in trainer("list", "--section", "z", "--json").json} == {"garden/Z"}
    path.write_text(path.read_text().replace('name = "garden"', 'name = "other"'))
    trainer("pack", "add", "garden", "--yes")
    ran = trainer("list", "--section", "z")
    assert ran.code == 2 and "garden/Z, other/Z" in ran.err


def test_a_routine_means_the_sections_of_its_own_pack(trainer: Callable, garden: Path) -> None:
    (garden / "drills/routines").mkdir()
    (garden / "drills/routines/warm.toml").write_text(
        'title = "Warm"\nabout = "Before."\n[[segments]]\ntitle = "Say"\nminutes = 2\nkind = "theory"\n'
        'pick = [{ sections = ["A"], take = 1 }]\n'
    )
    # No drill of the built-in section A is a theory question.
    assert trainer("pack", "lint", "garden").out.endswith(" drills, no findings\n")
    added = trainer("pack", "add", "garden", "--yes")
    assert "Not everything" not in added.out
    assert "warm" not in trainer("pack", "list").err


def test_a_snippet_is_run_alone_where_it_can_reach_nothing(trainer: Callable, garden: Path, tmp_path: Path) -> None:
    """Whoever is handed a pack may well prove it before adding it, and a snippet is somebody else's code too."""
    trace = tmp_path / "trace"
    snippet = garden / "snippets/garden_clip.py"
    reach = f"try:\n    open({str(trace)!r}, 'w')\nexcept OSError:\n    pass\n"
    snippet.write_text(reach + snippet.read_text())
    trainer("pack", "lint", "--update", "garden")
    assert not trace.exists()


def test_a_snippet_that_fails_alone_or_prints_something_else_is_a_finding(trainer: Callable, garden: Path) -> None:
    snippet = garden / "snippets/garden_clip.py"
    text = snippet.read_text()
    for demo, finding in (
        ("    1 / 0\n", "fails when run alone: Your program raised ZeroDivisionError"),
        ("    raise SystemExit(3)\n", "fails when run alone: Your program ended itself"),
        ("    print('more')\n", "run alone, garden_clip.py prints "),
    ):
        snippet.write_text(text + demo)
        assert finding in trainer("pack", "lint", "garden", "--drill", "garden-clip").out
    snippet.write_text(text + "    raise SystemExit\n")
    assert "run alone" not in trainer("pack", "lint", "garden", "--drill", "garden-clip").out


def test_a_fault_dictionary_nested_without_end_is_none(trainer: Callable, garden: Path, tmp_path: Path) -> None:
    (garden / "drills/first_steps/garden_clip_faults.json").write_text("[" * 200_000)
    assert "garden_clip_faults.json: is missing, or older" in trainer("pack", "lint", "garden").out
    assert trainer("pack", "add", "garden", "--yes").code == 0
    (tmp_path / "wrong.py").write_text("def clip(text, limit=2000):\n    return 'x'\n")
    assert "What fits is left alone" in trainer("compare", "garden-clip", "wrong.py").out


def test_broken_checks_are_named_by_their_own_line(trainer: Callable, garden: Path, tmp_path: Path) -> None:
    (garden / "drills/first_steps/garden_clip_checks.py").write_text("x = 1\ndef check(:\n")
    assert trainer("pack", "add", "garden", "--yes").code == 0
    (tmp_path / "clip.py").write_text("def clip(text, limit=2000):\n    return text\n")
    assert "can't be loaded (line 2): SyntaxError" in trainer("check", "garden-clip", "clip.py").err
