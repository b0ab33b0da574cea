"""What a trainer leaves behind that is ended in the middle of writing: under a name of its own, whole to nobody."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

_LEFT_SECONDS = 600.0
"""Nothing takes so long to write: what is younger may be another trainer's at work."""


def remove_leftovers(paths: Iterable[Path]) -> None:
    """Remove those of the files and folders that are too old for anybody to be at work on them, as far as that can be
    done."""
    for path in paths:
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > _LEFT_SECONDS:
                remove(path)


def remove(path: Path) -> None:
    """Remove a file, or a folder with all that can be removed of it. Raises OSError where a file can't be."""
    if not path.is_dir():
        path.unlink()
        return
    import shutil  # it takes its time to load, and there is seldom anything to remove

    shutil.rmtree(path, ignore_errors=True)
