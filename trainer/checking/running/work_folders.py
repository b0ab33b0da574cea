"""The folder that a starter and its children work in, and those of trainers that were killed."""

from __future__ import annotations

import os
import time

from trainer.checking.between.folders import wipe
from trainer.checking.running.conversation import CheckingUnavailable

_PREFIX = "trainer"
_ABANDONED_SECONDS = 86_400.0
"""A folder that nothing was made in for so long, and whose trainer can't be seen, is nobody's: one in another container
may be alive without being seen from here."""


def new_folder() -> str:
    """A folder of this process's own, empty. Raises `CheckingUnavailable` where none can be made."""
    base = os.environ.get("TMPDIR") or "/tmp"  # noqa: S108  (made with a name of its own and mode 700)
    folder = os.path.realpath(os.path.join(base, f"{_PREFIX}-{os.getpid()}-{os.urandom(4).hex()}"))
    try:
        os.mkdir(folder, 0o700)
    except OSError as error:
        raise CheckingUnavailable(
            f"No temporary folder can be made in {base} ({error.strerror}). Set TMPDIR to a folder you may write."
        ) from error
    return folder


def wipe_abandoned(base: str) -> None:
    """Remove what trainers of this user that were killed have left in `base`, once it is a day old."""
    try:
        with os.scandir(base) as found:
            abandoned = [entry for entry in found if _is_abandoned(entry)]
    except OSError:
        return
    for entry in abandoned:
        if entry.is_dir(follow_symlinks=False):
            wipe(entry.path)
        else:
            os.unlink(entry.path)


def _is_abandoned(entry: os.DirEntry[str]) -> bool:
    prefix, pid, *rest = [*entry.name.split("-"), ""]
    if prefix != _PREFIX or not pid.isdecimal() or len(rest) != 2:
        return False
    try:
        there = entry.stat(follow_symlinks=False)
        if there.st_uid != os.getuid() or time.time() - there.st_mtime < _ABANDONED_SECONDS:
            return False
        os.kill(int(pid), 0)
    except (ProcessLookupError, OverflowError):
        return True
    except OSError:
        return False
    return False
