"""Which files a pack has: its folders are read once, and nothing is opened."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from trainer.catalog.errors import ContentError
from trainer.catalog.index import Listed
from trainer.catalog.models import Pack
from trainer.catalog.shapes import did_you_mean

_ENDING = ".toml"


def list_drills(pack: Pack) -> tuple[list[Listed], list[ContentError]]:
    """The files of the pack's drills, section by section, by name, and faults of those that nobody will read."""
    files: list[Listed] = []
    errors: list[ContentError] = []
    folders = {section.folder for section in pack.sections}
    for section in pack.sections:
        for entry in _entries(pack.drills / section.folder):
            if entry.is_file(follow_symlinks=pack.built_in):
                seen = entry.stat()
                stamp = (seen.st_mtime_ns, seen.st_ctime_ns, seen.st_size, seen.st_ino)
                files.append(Listed(section.folder, entry.name, stamp))
            else:
                errors.append(ContentError(Path(entry.path), None, "This is no plain file, so it is not read."))
    for name in sorted(_folders(pack.drills) - folders - {"routines"}):
        message = f'"{name}" is no section of pack.toml{did_you_mean(name, folders)}'
        errors += [ContentError(Path(entry.path), None, message) for entry in _entries(pack.drills / name)]
    return files, errors


def list_answers(pack: Pack) -> Iterator[tuple[Path, str, str]]:
    """For each answer of the pack: the folder of all answers, the section's folder in it, the name of the file."""
    for section in pack.sections:
        for entry in _entries(pack.answers / section.folder):
            yield pack.answers, section.folder, entry.name


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    """What is called like a content file in a folder, by name; nothing where it can't be read."""
    try:
        with os.scandir(folder) as entries:
            return sorted((one for one in entries if one.name.endswith(_ENDING)), key=lambda one: one.name)
    except OSError:
        return []


def _folders(folder: Path) -> set[str]:
    try:
        with os.scandir(folder) as entries:
            return {entry.name for entry in entries if entry.is_dir()}
    except OSError:
        return set()
