"""Writing in one's own editor: a real terminal, a real file, real runs."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trainer.catalog.catalog import Catalog
from trainer.memory.models import Grade
from trainer.memory.store import Store


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path


def right_program(catalog: Catalog, drill: str) -> str:
    return catalog.snippet(catalog.drill(drill)).text.split("\nif __name__")[0]


def test_every_save_is_checked_until_it_passes(in_terminal: Callable[..., Any], home: Path, catalog: Catalog) -> None:
    file = home / "cap.py"
    watched = in_terminal("watch", "step-cap", str(file))
    watched.until("q stop")
    page = file.read_text(encoding="utf-8")
    assert all(line.startswith("#") or not line for line in page.splitlines())
    assert (home / "fake.py").exists()

    file.write_text(f"{page}def run(", encoding="utf-8")
    watched.until("FAIL")
    right = right_program(catalog, "step-cap")
    aside = home / "cap.py.new"
    aside.write_text(page + right, encoding="utf-8")
    aside.replace(file)
    watched.until("Nothing missed")
    watched.until("How well")
    watched.press("2")
    watched.until("It comes back")
    assert watched.end() == 0
    assert file.read_text(encoding="utf-8") == page + right
    with Store(home / "memory.db", interview=lambda: None) as store:
        (attempt,) = store.attempts("step-cap")
        assert attempt.grade == Grade.HARD
        assert [run.passed for run in attempt.runs] == [False, True]


def test_a_program_that_is_no_utf8_is_kept_as_far_as_it_can_be(in_terminal: Callable[..., Any], home: Path) -> None:
    file = home / "cap.py"
    file.write_bytes(b"name = '\xff'\n")
    watched = in_terminal("watch", "step-cap", str(file))
    watched.until("Line 1 holds what is no UTF-8")
    watched.press("q")
    assert watched.end() == 1
    assert file.read_bytes() == b"name = '\xff'\n"
    with Store(home / "memory.db", interview=lambda: None) as store:
        (draft,) = store.drafts()
    assert draft.text == "name = '?'\n"


def test_what_is_no_file_is_a_sentence(in_terminal: Callable[..., Any], home: Path) -> None:
    place = home / "programs" / "step_cap.py"
    place.parent.mkdir()
    os.mkfifo(place)
    watched = in_terminal("watch", "step-cap")
    watched.until("is no file")
    assert watched.end() == 2


def test_work_is_gone_on_with_and_never_overwritten(in_terminal: Callable[..., Any], home: Path) -> None:
    first = in_terminal("watch", "step-cap")
    first.until("q stop")
    file = home / "programs" / "step_cap.py"
    text = file.read_text(encoding="utf-8") + "def run(model): return 1\n"
    file.write_text(text, encoding="utf-8")
    first.until("FAIL")
    first.press("q")
    assert first.end() == 1
    again = in_terminal("watch", "step-cap", "--fresh")
    again.until("step_cap_2.py")
    again.until("q stop")
    again.press("q")
    again.end()
    assert file.read_text(encoding="utf-8") == text
    last = in_terminal("watch", "step-cap")
    last.until("Going on with")
    last.until("step_cap_2.py")
    last.press("q")
    last.end()


def test_the_editor_opens_the_file_and_hints_are_remembered(in_terminal: Callable[..., Any], home: Path) -> None:
    editor = home / "editor.sh"
    editor.write_text(
        '#!/bin/sh\necho "def run_capped(model, tools, task, max_steps=5): return {}" >> "$1"\n', encoding="utf-8"
    )
    editor.chmod(0o755)
    watched = in_terminal("watch", "step-cap", "--edit", EDITOR=str(editor))
    watched.until("FAIL")
    watched.press("h")
    watched.until("Landmarks")
    watched.press("m")
    watched.until("missed")
    watched.press("q")
    assert watched.end() == 1
    with Store(home / "memory.db", interview=lambda: None) as store:
        draft = store.draft("step-cap")
        assert draft is not None
        assert "reference" in draft.helps


def test_the_editor_of_the_settings_comes_first(in_terminal: Callable[..., Any], home: Path) -> None:
    editor = home / "mine.sh"
    editor.write_text('#!/bin/sh\necho "mine = 1" >> "$1"\n', encoding="utf-8")
    editor.chmod(0o755)
    (home / "settings.toml").write_text(f'editor = "{editor}"\n', encoding="utf-8")
    watched = in_terminal("watch", "step-cap", str(home / "cap.py"), "--edit", EDITOR="false")
    watched.until("FAIL")
    watched.press("q")
    assert watched.end() == 1
    assert (home / "cap.py").read_text(encoding="utf-8").endswith("mine = 1\n")


def test_without_keys_it_still_checks(piped: Callable[..., Any], home: Path, catalog: Catalog) -> None:
    file = home / "cap.py"
    file.write_text(right_program(catalog, "step-cap"), encoding="utf-8")
    ran = piped("", "watch", "step-cap", str(file))
    assert ran.returncode == 0, ran.stderr
    assert "Nothing missed" in ran.stdout


def test_a_folder_is_not_watched(piped: Callable[..., Any], home: Path) -> None:
    ran = piped("", "watch", "react-loop", str(home))
    assert ran.returncode == 2
    assert f"{home} is a folder" in ran.stderr


def test_what_is_said_is_not_watched(piped: Callable[..., Any], home: Path) -> None:
    ran = piped("", "watch", "react-loop.aloud")
    assert ran.returncode == 2
    assert "rehearse" in ran.stderr
