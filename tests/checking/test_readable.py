"""What a confined process may read where the trainer is installed beside the standard library itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from trainer.checking.confined.confinement import LINUX, find_readable

TRIED = """
import os, sys
from trainer.checking.confined.confinement import find_readable
from trainer.checking.isolation import landlock, system
library, root = sys.argv[1:]
readable, listed = find_readable(library, root)
system.forbid_new_privileges()
landlock.enter(landlock.ruleset(readable, [], [], listed))
for name in ("os.py", "json/__init__.py", "lib64/os.py", "site-packages/trainer/answer.py", "site-packages/other.py"):
    try:
        with open(os.path.join(library, name)) as file:
            print(name, "read", file.read())
    except PermissionError:
        print(name, "closed")
print(sorted(os.listdir(library)))
"""


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A library with packages installed in it."""
    for name in ("os.py", "json/__init__.py", "site-packages/trainer/answer.py", "site-packages/other.py"):
        (tmp_path / "lib" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "lib" / name).write_text("x", encoding="utf-8")
    (tmp_path / "lib/lib64").symlink_to(tmp_path / "lib")
    (tmp_path / "lib/everything").symlink_to("/")
    return tmp_path / "lib"


@pytest.mark.skipif(not LINUX, reason="files are closed on Linux alone")
def test_the_library_can_be_read_and_what_is_installed_in_it_can_not(library: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", TRIED, str(library), str(library / "site-packages")],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    if "no Landlock" in ran.stderr:
        pytest.skip("this kernel has no Landlock")
    assert ran.stdout.splitlines() == [
        "os.py read x",
        "json/__init__.py read x",
        "lib64/os.py read x",
        "site-packages/trainer/answer.py closed",
        "site-packages/other.py closed",
        "['everything', 'json', 'lib64', 'os.py', 'site-packages']",
    ]


@pytest.mark.skipif(not LINUX, reason="files are closed on Linux alone")
def test_a_library_without_the_trainer_is_read_as_a_whole(library: Path, tmp_path: Path) -> None:
    assert find_readable(str(library), str(tmp_path / "checkout")) == ([str(library)], [])
    assert find_readable(str(library), str(tmp_path / "lib2")) == ([str(library)], [])


@pytest.mark.skipif(not LINUX, reason="files are closed on Linux alone")
def test_a_link_in_the_library_opens_nothing_that_is_closed(library: Path) -> None:
    root = library / "site-packages"
    (library / "answers").symlink_to(root / "trainer")
    (library / "all").symlink_to(root)
    assert set(find_readable(str(library), str(root))[0]) == {str(library / "os.py"), str(library / "json")}


@pytest.mark.skipif(not LINUX, reason="files are closed on Linux alone")
def test_a_link_that_leads_nowhere_keeps_no_file_from_being_closed(library: Path) -> None:
    (library / "gone").symlink_to(library / "nothing")
    (library / "loop").symlink_to("loop")
    readable, _ = find_readable(str(library), str(library / "site-packages"))
    assert set(readable) == {str(library / "os.py"), str(library / "json")}


@pytest.mark.skipif(not LINUX, reason="files are closed on Linux alone")
def test_a_folder_that_can_not_be_listed_keeps_no_file_from_being_closed(
    library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def list_nothing(place: str) -> list[str]:
        raise PermissionError(13, "Permission denied", place)

    monkeypatch.setattr("os.listdir", list_nothing)
    assert find_readable(str(library), str(library / "site-packages")) == ([], [str(library)])
