"""What is kept of drills that were read before: as if they were read anew, whatever happened to the files since."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from trainer.catalog.added import add_pack, cache_folder, remove_pack
from trainer.catalog.catalog import load_catalog
from trainer.catalog.drills import load_drill
from trainer.catalog.indexed import IndexedDrill
from trainer.catalog.packs import built_in_pack


def kept_files() -> list[Path]:
    return list(cache_folder().glob("drills-*"))


@pytest.fixture
def kept(folder):
    """A pack of three drills, all of them in the index."""
    for name in ("dig", "rake", "water"):
        folder.drill(name, title=f"To {name}")
    folder.settle()
    load_catalog([folder.pack])
    (index,) = kept_files()
    assert all(isinstance(drill, IndexedDrill) for drill in load_catalog([folder.pack]).drills)
    folder.index = index
    return folder


def titles(folder) -> list[str]:
    return [drill.title for drill in load_catalog([folder.pack]).drills]


def test_the_built_in_pack_is_the_same_from_the_index():
    read = load_catalog([built_in_pack()])
    kept = load_catalog([built_in_pack()])
    assert any(isinstance(drill, IndexedDrill) for drill in kept.drills)
    assert not any(isinstance(drill, IndexedDrill) for drill in read.drills)
    assert kept == read
    assert [hash(drill) for drill in kept.drills] == [hash(drill) for drill in read.drills]
    code = kept.drill("react-loop")
    assert code == load_drill(code.path, built_in_pack())
    assert code.landmarks[0].say and code.mistakes[0].find and code.twists[0].title
    assert code._replace(title="X") != code
    assert code._replace(mistakes=()).mistakes == () and code._replace(mistakes=()).landmarks == code.landmarks


def test_a_change_of_equal_size_and_time_is_seen(kept):
    path = kept.root / "drills/a_soil/rake.toml"
    before = path.stat()
    for now, then in (("rake", "RAKE"), ("RAKE", "rove"), ("rove", "rush")):
        path.write_text(path.read_text().replace(f"To {now}", f"To {then}"))
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
        assert path.stat().st_size == before.st_size
        assert titles(kept)[1] == f"To {then}"


def test_drills_that_come_go_and_break(kept):
    kept.drill("weed", title="To weed")
    assert titles(kept) == ["To dig", "To rake", "To water", "To weed"]
    (kept.root / "drills/a_soil/dig.toml").unlink()
    assert titles(kept) == ["To rake", "To water", "To weed"]
    path = kept.drill("rake", title="To rake", change=("minutes = 3", "minuts = 3"))
    catalog = load_catalog([kept.pack])
    assert [drill.id for drill in catalog.drills] == ["water", "weed"]
    assert catalog.errors[0].path == path and "minutes" in catalog.errors[0].message
    kept.drill("rake", title="Raked")
    assert titles(kept) == ["Raked", "To water", "To weed"]


def test_another_letter_in_pack_toml_is_seen(kept):
    path = kept.root / "drills/pack.toml"
    path.write_text(path.read_text().replace('letter = "A"', 'letter = "X"'))
    assert {drill.section for drill in load_catalog([kept.pack]).drills} == {"X"}


@pytest.mark.slow
@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"",
        lambda data: b"\0" * len(data),
        lambda data: data[: len(data) // 2],
        lambda data: data[:-30] + b"x" * 30,
        lambda data: data[:40] + bytes([data[40] ^ 1]) + data[41:],
        lambda data: b"\xff" * 16 + data[16:],
    ],
)
def test_a_broken_index_is_as_good_as_none(spoil, kept):
    whole = load_catalog([kept.pack])
    expected = [(drill.title, drill.landmarks, drill.mistakes, drill.output) for drill in whole.drills]
    spoilt = spoil(kept.index.read_bytes())
    # As the trainer does it: what others have open stays as it is.
    kept.index.unlink()
    kept.index.write_bytes(spoilt)
    again = load_catalog([kept.pack])
    assert [(drill.title, drill.landmarks, drill.mistakes, drill.output) for drill in again.drills] == expected
    assert whole == again


def test_a_pipe_in_its_place_is_not_waited_for(kept):
    kept.index.unlink()
    os.mkfifo(kept.index)
    assert len(load_catalog([kept.pack]).drills) == 3


def test_where_nothing_can_be_kept_everything_still_works(folder, tmp_path):
    folder.drill("dig", title="To dig")
    (tmp_path / "home").mkdir()
    (tmp_path / "home/cache").write_text("in the way")
    folder.settle()
    assert titles(folder) == titles(folder) == ["To dig"]


def test_a_drill_keeps_its_texts_when_the_index_is_replaced(kept):
    old = load_catalog([kept.pack]).drill("water")
    kept.drill("weed")
    kept.settle()
    kept.index.unlink()
    load_catalog([kept.pack])
    assert old.mistakes[0].id == "one-bed"


def test_a_pack_at_another_place_has_an_index_of_its_own(kept, tmp_path):
    kept.root.rename(tmp_path / "moved")
    kept.root = tmp_path / "moved"
    assert titles(kept) == ["To dig", "To rake", "To water"]
    assert all(drill.path.is_relative_to(kept.root) for drill in load_catalog([kept.pack]).drills)


def test_a_removed_pack_leaves_nothing(folder):
    folder.drill("dig")
    add_pack(folder.root, trusted=False)
    folder.settle()
    load_catalog()
    assert len(kept_files()) == 2
    remove_pack("garden")
    assert len(kept_files()) == 1
