"""Packs that were added and taken out again, by trainers that may be ended in the middle."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path
from typing import Any

import pytest

from trainer.catalog.added import add_pack, added_packs, remove_pack


class Ended(BaseException):
    """The trainer is ended here."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TRAINER_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def hidden(home: Path) -> list[str]:
    return [path.name for path in (home / "packs").iterdir() if path.name.startswith(".")]


def ended(*words: Any, **named: Any) -> None:
    raise Ended


def age(path: Path) -> None:
    before = time.time() - 3600
    os.utime(path, (before, before))


def test_whoever_is_ended_while_a_pack_is_removed_leaves_no_half_of_it(
    folder: Any, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_pack(folder.root, trusted=False)
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "rmtree", ended)
        with pytest.raises(Ended):
            remove_pack("garden")
    assert added_packs() == ((), ())
    left = hidden(home)
    assert len(left) == 1
    age(home / "packs" / left[0])
    add_pack(folder.root, trusted=False)
    assert hidden(home) == []
    assert [pack.name for pack in added_packs()[0]] == ["garden"]


def test_what_was_left_of_a_pack_half_added_goes_with_the_next(folder: Any, home: Path) -> None:
    own, old, young = (home / "packs" / f".adding-{name}" for name in (str(os.getpid()), "1-old", "1-young"))
    for left in (own, old, young):
        (left / "drills").mkdir(parents=True)
    age(old)
    add_pack(folder.root, trusted=False)
    assert hidden(home) == [".adding-1-young"], "it may be another trainer's that is at it"
    assert remove_pack("garden") == "garden"
    assert added_packs() == ((), ())


def test_a_pack_that_cannot_be_wiped_is_taken_out_all_the_same(folder: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*words: Any, **named: Any) -> None:
        raise PermissionError(1, "not yours")

    add_pack(folder.root, trusted=False)
    monkeypatch.setattr(shutil, "rmtree", refuses)
    assert remove_pack("garden") == "garden"
    assert added_packs() == ((), ())
