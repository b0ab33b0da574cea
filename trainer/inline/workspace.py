"""The file that a learner writes in their own editor: the brief as comments, an empty page, the fake beside it."""

from __future__ import annotations

import textwrap
from pathlib import Path

from trainer.inline.printing import title_line
from trainer.memory.places import data_folder
from trainer.rehearsal.programs.brief import Subject

WIDTH = 90
FAKE = "fake.py"


def default_path(subject: Subject) -> Path:
    """Where a program lies when the learner names no file: in the folder of their data.

    Raises:
        MemoryUnavailable: that folder can't be made.
    """
    number = f"_twist{subject.twist.number}" if subject.twist is not None else ""
    return data_folder() / "programs" / f"{subject.drill.stem}{number}.py"


def fresh_path(path: Path) -> Path:
    """The first name of its kind that is not taken: `loop.py`, then `loop_2.py`, `loop_3.py`."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}_{number}")
    return free


def prepare(path: Path, subject: Subject) -> bool:
    """Make the file with the brief, and the fake model beside it, as far as they are not there yet.

    Nothing that exists is changed. Gives whether the file is new.

    Raises:
        OSError: a file can't be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fake = subject.drill.pack.snippets / FAKE
    if fake.exists():
        _write_new(path.with_name(FAKE), fake.read_text(encoding="utf-8"))
    return _write_new(path, page(subject))


def page(subject: Subject) -> str:
    """An empty program under its brief. The program is all that follows the comments."""
    drill, twist = subject.drill, subject.twist
    parts = [title_line(subject.title, subject.card, drill.minutes), drill.question]
    if twist is not None:
        parts.append(f"The interviewer adds: {twist.question}")
    parts += [subject.signature, drill.given_shapes]
    if subject.snippet.given:
        parts.append(f"Given, already there when your program runs:\n{subject.snippet.given}")
    return "\n#\n".join(_commented(part) for part in parts if part.strip()) + "\n\n\n"


def _write_new(path: Path, text: str) -> bool:
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        return False
    return True


def _commented(text: str) -> str:
    """Prose of one paragraph is folded; whatever has lines of its own keeps them."""
    lines = text.strip("\n").split("\n")
    if len(lines) == 1:
        lines = textwrap.wrap(lines[0], WIDTH)
    return "\n".join(f"# {line}".rstrip() for line in lines)
