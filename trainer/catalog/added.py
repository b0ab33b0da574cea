"""Packs that the learner added: copies in a folder beside the learner's data, so that nothing changes under them.

The folder is that of the memory's database (`TRAINER_HOME`, else the platform's data folder), in `packs`.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from trainer.catalog.errors import ContentError, nearest
from trainer.catalog.home import APP, chosen_home
from trainer.catalog.leftovers import remove, remove_leftovers
from trainer.catalog.models import Pack
from trainer.catalog.packs import FOLDERS, built_in_pack, load_pack, read_pack

_TRUSTED = "trusted"
_UNFINISHED, _REMOVED = ".adding", ".removing"


class PackRefused(Exception):
    """A pack can't be added, removed or made; the message says why and what to do."""

    def __init__(self, message: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.nearest = near


def added_packs() -> tuple[tuple[Pack, ...], tuple[ContentError, ...]]:
    """The packs that were added, by name, and what is wrong with those that can't be read any more."""
    packs: list[Pack] = []
    errors: list[ContentError] = []
    for folder in _folders():
        try:
            packs.append(apart(read_pack(folder), folder.name)._replace(trusted=(folder / _TRUSTED).is_file()))
        except ContentError as error:
            errors += error.all
    return tuple(packs), tuple(errors)


def apart(pack: Pack, name: str) -> Pack:
    """The pack with letters that no other has: `garden/A` for its section A."""
    sections = tuple(section._replace(letter=f"{name}/{section.letter}") for section in pack.sections)
    return pack._replace(sections=sections)


def add_pack(root: Path, trusted: bool) -> Pack:
    """Copy the pack in `root`; the copy. `trusted`: its checks may run where isolation was not observed.

    Raises:
        ContentError: it is no pack, or holds what a pack must not hold.
        PackRefused: one of this name is there (see `free_folder`), or the copy can't be made.
    """
    import shutil  # not on the way of reading packs

    pack = load_pack(root)
    folder = free_folder(pack.name)
    unfinished = folder.with_name(f"{_UNFINISHED}-{os.getpid()}")
    _sweep(unfinished)
    try:
        unfinished.mkdir(parents=True, mode=0o700)
        for name in FOLDERS:
            if (root / name).is_dir():
                shutil.copytree(root / name, unfinished / name, symlinks=True, copy_function=shutil.copyfile)
        if trusted:
            (unfinished / _TRUSTED).touch()
        # What was looked at before may have changed before it was copied.
        load_pack(unfinished)
        unfinished.rename(folder)
    except (OSError, shutil.Error) as error:
        reason = getattr(error, "strerror", None) or "a file could not be copied"
        raise PackRefused(f"The pack can't be copied to {folder} ({reason}). Nothing was added.") from error
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return apart(load_pack(folder), folder.name)._replace(trusted=trusted)


def free_folder(name: str) -> Path:
    """The folder that an added pack of this name will have.

    Raises:
        PackRefused: a pack of this name is there, added or built in.
    """
    folder = _packs_folder() / folder_name(name)
    if folder.name == folder_name(built_in_pack().name):
        raise PackRefused(f'The built-in pack is called "{name}". Give yours another name, in its pack.toml.')
    if folder.exists():
        raise PackRefused(
            f'A pack called "{name}" is there already. `trainer pack remove {folder.name}` takes it out first.'
        )
    return folder


def remove_pack(name: str) -> str:
    """Take out the added pack of this name, or of the name of its folder; its folder's name.

    Raises:
        PackRefused: there is none, or it can't be removed.
    """
    import shutil

    from trainer.catalog.index import forget_drills

    wanted = folder_name(name)
    folders = {folder.name: folder for folder in _folders()}
    if wanted not in folders:
        there = f"The packs that were added: {', '.join(folders)}." if folders else "No pack was added."
        raise PackRefused(f'There is no added pack "{name}". {there}', nearest(wanted, folders))
    removed = folders[wanted].with_name(f"{_REMOVED}-{os.getpid()}")
    _sweep(removed)
    try:
        # At once: whoever is cut off here leaves the whole pack or none.
        folders[wanted].rename(removed)
        shutil.rmtree(removed)
    except OSError as error:
        if folders[wanted].exists() or not removed.exists():
            raise PackRefused(f"{folders[wanted]} can't be removed: {error.strerror}.") from error
        # It is no pack any more; what is left of it goes with the next one.
    forget_drills(folders[wanted] / FOLDERS[0], cache_folder())
    return wanted


def _sweep(own: Path) -> None:
    """Remove what was left of packs half added or half removed, and the folder that this process is about to make."""
    for prefix in (_UNFINISHED, _REMOVED):
        remove_leftovers(own.parent.glob(f"{prefix}-*"))
    if own.exists():
        remove(own)


def cache_folder() -> Path:
    """Where what can be made again is kept."""
    own = chosen_home()
    if own is not None:
        return own.absolute() / "cache"
    from platformdirs import user_cache_path

    return user_cache_path(APP, appauthor=False)


def _packs_folder() -> Path:
    own = chosen_home()
    if own is not None:
        return own.absolute() / "packs"
    from platformdirs import user_data_path

    return user_data_path(APP, appauthor=False) / "packs"


def _folders() -> list[Path]:
    try:
        return sorted(path for path in _packs_folder().iterdir() if path.is_dir() and not path.name.startswith("."))
    except OSError:
        return []


def folder_name(name: str) -> str:
    """A pack's name as the name of a folder: small letters, digits and dashes, nothing that leads elsewhere."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:60] or "pack"
