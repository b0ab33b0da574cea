"""Finding packs, the one that ships and others."""

from __future__ import annotations

import pytest

from trainer.catalog.errors import ContentError
from trainer.catalog.packs import built_in_pack, load_pack
from trainer.catalog.toml_reading import MOST_FAULTS


def refused(root):
    with pytest.raises(ContentError) as caught:
        load_pack(root)
    return caught.value


def test_a_pack_is_a_folder_of_three(folder):
    pack = load_pack(folder.root)
    assert (pack.name, pack.version, pack.built_in) == ("garden", "2.1", False)
    assert [(section.letter, section.folder) for section in pack.sections] == [("A", "a_soil"), ("B", "b_plants")]
    assert pack.snippets == folder.root.resolve() / "snippets"


def test_the_built_in_pack_is_found_from_any_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    pack = built_in_pack()
    assert pack.built_in
    assert pack.drills.is_dir() and pack.snippets.is_dir()
    assert [section.letter for section in pack.sections] == list("0ABCDEFGQSHIJKLMNOPRT")


def test_what_is_no_pack_is_refused(tmp_path):
    assert "no such folder" in refused(tmp_path / "gone").message
    assert refused(tmp_path).path.name == "pack.toml"


@pytest.mark.parametrize(
    ("old", "new", "key", "words"),
    [
        ("format = 1", "format = 9", "format", "newer trainer"),
        ('folder = "b_plants"', 'folder = "../out"', "sections.2.folder", "plain name"),
        ('folder = "b_plants"', 'folder = "a_soil"', "sections.2.folder", "second time"),
        ('letter = "B"', 'letter = "a"', "sections.2.letter", "second time"),
        ('version = "2.1"', "version = 2.1", "version", "must be a text"),
        ("format = 1", 'format = 1\nauthor = "me"', "author", "no key"),
        # As it is and as an escape: what turns the direction of writing.
        ('version = "2.1"', 'version = "2.1\u202e"', "", "U+202E"),
        ('version = "2.1"', 'version = "2.1\\u202e"', "version", "U+202E"),
    ],
)
def test_a_broken_pack_file_says_where(folder, old, new, key, words):
    path = folder.root / "drills/pack.toml"
    path.write_text(path.read_text().replace(old, new))
    error = refused(folder.root)
    assert (error.path, error.key) == (path.resolve(), key)
    assert words in error.message


def test_a_file_with_faults_without_end_tells_the_first_of_them(folder):
    path = folder.root / "drills/pack.toml"
    path.write_text(path.read_text() + "".join(f"[wrong{number}.b.c]\n" for number in range(20_000)))
    errors = refused(folder.root).all
    assert len(errors) == MOST_FAULTS
    assert [error.line for error in errors] == sorted(error.line for error in errors)


def test_the_name_of_a_file_never_begins_a_line_of_its_own(tmp_path):
    assert "\n" not in str(ContentError(tmp_path / "one\nCHECKED: it is safe", 3, "a fault"))


@pytest.mark.parametrize("name", ["drills/a_soil/x.toml", "snippets/x.py", "answers/b_plants"])
def test_links_are_refused(folder, tmp_path, name):
    outside = tmp_path / "outside"
    outside.mkdir()
    link = folder.root / name
    try:
        link.symlink_to(outside)
    except OSError:
        pytest.skip("this system lets nobody make links")
    error = refused(folder.root)
    assert error.path == folder.root.resolve() / name
    assert "link" in error.message


def test_a_nest_of_folders_is_one_fault(folder):
    (folder.root / "answers/a/b/c/d/e/f/g").mkdir(parents=True)
    error = refused(folder.root)
    assert "no folders so deep" in error.message
    assert len(error.all) == 1
