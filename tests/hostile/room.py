"""The test's side of the arena, and what a hostile program's first lines say."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

PROGRAMS = Path(__file__).parent / "programs"
OUTER = ("unshare", "--pid", "--fork", "--mount", "--net", "--mount-proc", "--kill-child")
_LINE = re.compile(r"# (drill|right|why): (.*)")


class Hostile(NamedTuple):
    """A program that means no good, or is broken: the drill it is for, the outcomes that are right, what it tries."""

    path: Path
    drill: str
    right: tuple[str, ...]
    why: str
    slow: bool


class Room:
    """An arena that tries one program after the other; a new one where the last did not survive."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._arena = self._started()

    def tries(self, drill: str, **program: str) -> Any:
        """What came of a program: `file="..."` or `text="..."`."""
        if self._arena.poll() is not None:
            self._arena = self._started()
        assert self._arena.stdin is not None and self._arena.stdout is not None
        self._arena.stdin.write(json.dumps({"drill": drill, **program}) + "\n")
        self._arena.stdin.flush()
        answer = self._arena.stdout.readline()
        if not answer:
            self._arena.wait()
            pytest.fail("the trainer's own process did not survive this program")
        return json.loads(answer)

    def close(self) -> None:
        """End the arena and all in it."""
        self._arena.communicate()

    def _started(self) -> subprocess.Popen[str]:
        path = os.pathsep.join(filter(None, sys.path))
        return subprocess.Popen(
            [*OUTER, sys.executable, str(Path(__file__).with_name("arena.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "ARENA": str(self._folder), "PYTHONPATH": path},
        )


def hostile_programs() -> list[Hostile]:
    """All programs in the folder, by name."""
    return [_read(path) for path in sorted(PROGRAMS.glob("*.py"))]


def _read(path: Path) -> Hostile:
    head = re.split(r"[\r\n]+", path.read_bytes()[:1000].decode("utf-8-sig", "replace"))[:6]
    said = dict(found.groups() for line in head if (found := _LINE.fullmatch(line)))
    return Hostile(path, said["drill"], tuple(said["right"].split()), said["why"], "# slow" in head)


def need_namespaces() -> None:
    """Skip where such programs can't be shut in a second time."""
    if not sys.platform.startswith("linux"):
        pytest.skip("hostile programs are tried on Linux alone: only there the layers can be shut in once more")
    tried = subprocess.run([*OUTER, "true"], capture_output=True, text=True, check=False)
    if tried.returncode:
        pytest.skip(f"no outer namespaces for hostile programs: {tried.stderr.strip()}")
