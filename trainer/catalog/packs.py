"""Finding packs: the one that ships with the trainer, and folders from elsewhere."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trainer.catalog.errors import ContentError, raise_together
from trainer.catalog.models import Pack, Section
from trainer.catalog.shapes import Fault, list_of, repeated, table, text, whole_number
from trainer.catalog.toml_reading import read_toml

FORMAT = 1
FOLDERS = ("drills", "snippets", "answers")
MOST_LEVELS = 4
MOST_BYTES = 2 << 20
_LINK = "A pack must not hold links: put the file itself here."

_line = text(pattern=r"[^\n]{1,80}", like="one line of at most 80 characters")
"""What is shown before the learner agrees to a pack: a longer text could look like a part of the question."""

_section = table(
    {
        "letter": text(pattern=r"[A-Za-z0-9]", like="one letter or digit"),
        # A plain name: a path here could lead out of the pack.
        "folder": text(
            pattern=r"(?!routines$)[a-z0-9_]+",
            like='a plain name of small letters, digits and "_", not "routines"',
        ),
        "title": _line,
    }
)

_PACK = table({"format": whole_number(least=1), "name": _line, "version": _line, "sections": list_of(_section)})


def built_in_pack() -> Pack:
    """The pack that ships with the trainer, from a wheel as from a checkout.

    Raises:
        ContentError: its files are missing or broken.
    """
    package = Path(__file__).resolve().parent.parent
    in_wheel = package / "pack"
    root = in_wheel if in_wheel.is_dir() else package.parent
    return read_pack(root, built_in=True)


def load_pack(root: Path) -> Pack:
    """The pack in the folder `root`, which holds `drills/` (with `pack.toml`), `snippets/` and `answers/`.

    Raises:
        ContentError: it is no pack, its `pack.toml` breaks the format, or it holds links, which
            could lead out of it.
    """
    root = root.resolve()
    if not root.is_dir():
        raise ContentError(root, None, "There is no such folder.")
    raise_together([ContentError(path, None, message) for path, message in _strange(root)])
    return read_pack(root)


def read_pack(root: Path, *, built_in: bool = False) -> Pack:
    """The pack in `root` by its `pack.toml` alone: for one whose other files have been looked at before.

    Raises:
        ContentError: it is no pack, or its `pack.toml` breaks the format.
    """
    drills, snippets, answers = (root / folder for folder in FOLDERS)
    path = drills / "pack.toml"
    if not path.is_file():
        hint = (
            "Install the trainer again."
            if built_in
            else "A pack is a folder with this file; `trainer pack new` makes one."
        )
        raise ContentError(path, None, f"There is no such file. {hint}")
    file = read_toml(path, _PACK)
    file.refuse(_pack_faults(file.data))
    sections = tuple(Section(**section) for section in file.data["sections"])
    data = file.data
    return Pack(data["name"], data["version"], drills, snippets, answers, sections, built_in)


def _pack_faults(data: dict[str, Any]) -> Iterator[Fault]:
    if data["format"] != FORMAT:
        yield ("format",), f"this trainer reads format {FORMAT}, not {data['format']}: get a newer trainer"
    for name in ("letter", "folder"):
        values = [section[name].upper() for section in data["sections"]]
        keys = [("sections", index, name) for index in range(len(values))]
        yield from repeated(values, keys, f"the sections' {name}s")


def _strange(root: Path) -> Iterator[tuple[Path, str]]:
    """What a pack must not hold, each with a sentence: it could lead out of the pack, or keep its reader waiting."""
    for folder in FOLDERS:
        if (root / folder).is_symlink():
            yield root / folder, _LINK
            continue
        for parent, folders, files in os.walk(root / folder):
            for name in (*folders, *files):
                yield from _strange_entry(Path(parent, name))
            if len(Path(parent).relative_to(root).parts) >= MOST_LEVELS and folders:
                yield Path(parent), "A pack has no folders so deep."
                folders.clear()


def _strange_entry(path: Path) -> Iterator[tuple[Path, str]]:
    if path.is_symlink():
        yield path, _LINK
    elif path.is_dir():
        return
    elif not path.is_file():
        yield path, "A pack must hold files alone; this is a pipe, a socket or a device."
    elif path.stat().st_size > MOST_BYTES:
        yield path, f"A file of a pack has at most {MOST_BYTES >> 20} MB."
