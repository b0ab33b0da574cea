"""Writing in one's own editor: a real terminal, a real file, real runs."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog
from trainer.memory.models import Grade
from trainer.memory.store import Store

LONG = 60.0


class Watched:
    """`trainer watch` in a terminal of its own."""

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        self.screen = ""
        self._master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "trainer", "watch", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=home,
            env={**os.environ, "TRAINER_HOME": str(home), "TERM": "xterm", "COLUMNS": "100", **environment},
            start_new_session=True,
        )
        os.close(slave)

    def until(self, words: str) -> str:
        """What was printed until these words; fails where they do not come."""
        end = time.monotonic() + LONG
        while words not in self.screen:
            ready, _, _ = select.select([self._master], [], [], max(end - time.monotonic(), 0))
            try:
                data = os.read(self._master, 65536) if ready else b""
            except OSError:
                data = b""
            assert data, f"{words!r} did not come:\n{self.screen}"
            self.screen += re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", data.decode("utf-8", "replace")).replace("\r", "")
        before, self.screen = self.screen.split(words, 1)
        return before + words

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def end(self) -> int:
        """Its exit code."""
        code = self.process.wait(LONG)
        os.close(self._master)
        return code


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path


def right_program(catalog: Catalog, drill: str) -> str:
    return catalog.snippet(catalog.drill(drill)).text.split("\nif __name__")[0]


def test_every_save_is_checked_until_it_passes(home: Path, catalog: Catalog) -> None:
    file = home / "cap.py"
    watched = Watched(home, "step-cap", str(file))
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


def test_work_is_gone_on_with_and_never_overwritten(home: Path) -> None:
    first = Watched(home, "step-cap")
    first.until("q stop")
    file = home / "programs" / "step_cap.py"
    text = file.read_text(encoding="utf-8") + "def run(model): return 1\n"
    file.write_text(text, encoding="utf-8")
    first.until("FAIL")
    first.press("q")
    assert first.end() == 1
    again = Watched(home, "step-cap", "--fresh")
    again.until("step_cap_2.py")
    again.until("q stop")
    again.press("q")
    again.end()
    assert file.read_text(encoding="utf-8") == text
    last = Watched(home, "step-cap")
    last.until("Going on with")
    last.until("step_cap_2.py")
    last.press("q")
    last.end()


def test_the_editor_opens_the_file_and_hints_are_remembered(home: Path) -> None:
    editor = home / "editor.sh"
    editor.write_text(
        '#!/bin/sh\necho "def run_capped(model, tools, task, max_steps=5): return {}" >> "$1"\n', encoding="utf-8"
    )
    editor.chmod(0o755)
    watched = Watched(home, "step-cap", "--edit", EDITOR=str(editor))
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


def test_the_editor_of_the_settings_comes_first(home: Path) -> None:
    editor = home / "mine.sh"
    editor.write_text('#!/bin/sh\necho "mine = 1" >> "$1"\n', encoding="utf-8")
    editor.chmod(0o755)
    (home / "settings.toml").write_text(f'editor = "{editor}"\n', encoding="utf-8")
    watched = Watched(home, "step-cap", str(home / "cap.py"), "--edit", EDITOR="false")
    watched.until("FAIL")
    watched.press("q")
    assert watched.end() == 1
    assert (home / "cap.py").read_text(encoding="utf-8").endswith("mine = 1\n")


def test_without_keys_it_still_checks(home: Path, catalog: Catalog) -> None:
    file = home / "cap.py"
    file.write_text(right_program(catalog, "step-cap"), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "trainer", "watch", "step-cap", str(file)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env={**os.environ, "TRAINER_HOME": str(home)},
        timeout=LONG,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "Nothing missed" in ran.stdout


def test_a_folder_is_not_watched(home: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "trainer", "watch", "react-loop", str(home)],
        capture_output=True,
        text=True,
        env={**os.environ, "TRAINER_HOME": str(home)},
        timeout=LONG,
        check=False,
    )
    assert ran.returncode == 2
    assert f"{home} is a folder" in ran.stderr


def test_what_is_said_is_not_watched(home: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "trainer", "watch", "react-loop.aloud"],
        capture_output=True,
        text=True,
        env={**os.environ, "TRAINER_HOME": str(home)},
        timeout=LONG,
        check=False,
    )
    assert ran.returncode == 2
    assert "rehearse" in ran.stderr
