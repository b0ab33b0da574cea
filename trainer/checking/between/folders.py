"""The folders that programs write in: removing them whatever is in them, and seeing when they hold too much.

Neither follows links, and neither minds a tree that is deeper than a path can be long or than Python can recurse.
"""

from __future__ import annotations

import os

MOST_BYTES = 32 << 20
MOST_ENTRIES = 2_000
"""What a program may leave in its folder; a single file is limited by the kernel already."""

_FLAGS = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC


def wipe(folder: str) -> None:
    """Remove a folder and all in it, whatever its modes and names; what can't be removed stays."""
    empty(folder)
    _tried(os.rmdir, folder, None)


def empty(folder: str) -> None:
    """Remove all that is in a folder, as far as the modes in it can be changed: a confined process can't change them.

    Folders in it are first moved to its top, so that however deep they were each takes the same short time.
    """
    _tried(os.chmod, folder, None, 0o700)
    try:
        top = os.open(folder, _FLAGS)
    except OSError:
        return
    prefix, moved = os.urandom(8).hex(), 0
    waiting = _without_files(top)
    while waiting:
        name = waiting.pop()
        moved += 1
        waiting += _emptied(name, top, f"{prefix}-{moved}-")
        _tried(os.rmdir, name, top)
    os.close(top)


def overfull(folder: str) -> bool:
    """Whether more lies in a folder than a program may leave there, or deeper than any path reaches."""
    waiting, entries, size = [folder], 0, 0
    while waiting:
        try:
            with os.scandir(waiting.pop()) as found:
                for entry in found:
                    entries += 1
                    if entry.is_dir(follow_symlinks=False):
                        waiting.append(entry.path)
                    else:
                        size += entry.stat(follow_symlinks=False).st_blocks * 512
                    if entries > MOST_ENTRIES or size > MOST_BYTES:
                        return True
        except (FileNotFoundError, PermissionError):
            # Removed meanwhile, or closed by the program to itself.
            continue
        except OSError:
            return True
    return False


def _without_files(place: int) -> list[str]:
    """Remove what is no folder; the names of the folders that are left."""
    folders = []
    with os.scandir(place) as found:
        for entry in found:
            if entry.is_dir(follow_symlinks=False):
                folders.append(entry.name)
            else:
                _tried(os.unlink, entry.name, place)
    return folders


def _emptied(name: str, top: int, prefix: str) -> list[str]:
    """Empty a folder in `top`; the new names, which begin with `prefix`, of the folders that were in it."""
    _tried(os.chmod, name, top, 0o700)
    try:
        place = os.open(name, _FLAGS, dir_fd=top)
    except OSError:
        return []
    moved = []
    for position, inner in enumerate(_without_files(place)):
        # Its entry for the folder above changes with it.
        _tried(os.chmod, inner, place, 0o700)
        try:
            os.rename(inner, f"{prefix}{position}", src_dir_fd=place, dst_dir_fd=top)
        except OSError:
            continue
        moved.append(f"{prefix}{position}")
    os.close(place)
    return moved


def _tried(act: object, name: str, place: int | None, *further: int) -> None:
    try:
        act(name, *further, dir_fd=place)  # type: ignore[operator]
    except OSError:
        pass
