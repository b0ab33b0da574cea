"""Rules over which files a drill has: each at its place, and read by Python before anything is run."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from trainer.catalog.lint.findings import Finding
from trainer.catalog.models import Drill
from trainer.catalog.shapes import did_you_mean
from trainer.catalog.toml_reading import read_text


def lint_files(drill: Drill) -> Iterator[Finding]:
    """What a code drill can't be judged without. Raises ContentError where a file can't be read as text."""
    wanted = {drill.checks_path: "the checks of", drill.snippet_path(): "the reference of"}
    for twist in drill.twists:
        wanted[drill.snippet_path(twist.number)] = f"the reference of twist {twist.number} of"
    for path, what in wanted.items():
        if not path.is_file():
            stray = [other.name for other in path.parent.glob("*.py") if not _belongs(other, drill)]
            yield Finding(path, None, f"there is no such file: it holds {what} {drill.id}{_meant(path, stray)}")
    if drill.checks_path.is_file():
        try:
            compile(read_text(drill.checks_path), str(drill.checks_path), "exec", dont_inherit=True)
        except SyntaxError as error:
            yield Finding(drill.checks_path, error.lineno, f"this is no Python: {error.msg}")
        except (ValueError, RecursionError, MemoryError):
            yield Finding(drill.checks_path, None, "this is no Python")


def lint_answer_there(drill: Drill) -> Iterator[Finding]:
    """The finding that a drill has no answer; nothing where its file is there."""
    path = drill.answer_path
    if not path.is_file():
        stray = [other.name for other in path.parent.glob("*.toml") if not _belongs(other, drill)]
        yield Finding(
            path, None, f"there is no answer: this file says what to say about {drill.id}{_meant(path, stray)}"
        )


def broken_line(message: str) -> int | None:
    """The line that a sentence about broken checks names."""
    found = re.search(r"\(line (\d+)\)", message)
    return int(found[1]) if found else None


def _belongs(path: Path, drill: Drill) -> bool:
    """Whether a file is that of some drill, so that it is no misspelt one."""
    stem = re.sub(r"(_checks|_twist\d+)$", "", path.stem)
    return stem == drill.stem or any(
        (drill.pack.drills / section.folder / f"{stem}.toml").is_file() for section in drill.pack.sections
    )


def _meant(path: Path, stray: list[str]) -> str:
    return did_you_mean(path.name, stray)
