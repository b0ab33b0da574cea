"""The database and what lies beside it: its copies, the files that SQLite and the trainer work with."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from trainer.memory.models import MemoryUnavailable

LOGS = ("-journal", "-wal", "-shm")
"""What SQLite works with beside a database, by the ends of the names."""


def lock_of(path: Path) -> Path:
    """The file that one trainer holds while it opens the database."""
    return path.with_name(f"{path.name}.lock")


def copies_folder(path: Path) -> Path:
    """Where the copies of a database lie; the folder need not exist."""
    return path.with_name("copies")


def copies_of(path: Path) -> list[Path]:
    """The copies there are, the newest first.

    Raises:
        PermissionError: their folder can't be looked into.
    """
    folder = copies_folder(path)
    if folder.is_dir() and not os.access(folder, os.R_OK | os.X_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))
    day = "[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]"
    found = folder.glob(f"{path.stem}-{day}{path.suffix}")
    # Nothing else may be opened: a pipe would never be done.
    return sorted((one for one in found if one.is_file()), reverse=True)


def is_there(copy: Path) -> bool:
    """Whether a copy is there, as far as that can be seen."""
    try:
        return copy.is_file()
    except OSError:
        return False


def is_kept(path: Path) -> bool:
    """True when there is anything to remember, if only in a copy, or in what a link leads to; or that can't be told."""
    try:
        return path.exists() or path.is_symlink() or bool(copies_of(path))
    except OSError:
        return True


def refuse_strange(path: Path) -> None:
    """Look at the database and at what lies beside it, without opening any of it: a pipe would never be done.

    Raises:
        MemoryUnavailable: one of them is no file, or may not be read; with a sentence that names it.
    """
    for one in (path, lock_of(path), *(path.with_name(path.name + log) for log in LOGS)):
        fault = _fault(one)
        if fault:
            raise MemoryUnavailable(f"{one} {fault}, or set TRAINER_HOME to another folder.")


def _fault(path: Path) -> str:
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        # A link may come before its file; SQLite makes that.
        if path.is_symlink() and not path.resolve().parent.is_dir():
            return f"is a link to {path.resolve()}, and there is no such folder. Bring that back, remove the link"
        return ""
    if not stat.S_ISREG(mode):
        return "is no file. Move it away"
    return "" if os.access(path, os.R_OK) else "can't be read. Mend its rights"
