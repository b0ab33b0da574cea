"""The drills of a pack, as fast as they can be had: what was read once is kept, and read again when a file changes.

The index is one file in the learner's cache folder for each pack. It holds plain data only: a file that is broken,
or that another version of the trainer made, is as good as none, and where it can't be written nothing is lost but time.
A head says which files it was made from; the longer texts of each drill lie behind it and are decoded when asked for.
"""

from __future__ import annotations

import contextlib
import marshal
import os
import sys
import time
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from trainer.catalog.drills import load_drill
from trainer.catalog.errors import ContentError
from trainer.catalog.indexed import LATER, NUMBER, SHOWN, Kept, Shelf, Stamp, indexed_drill
from trainer.catalog.models import Drill, Landmark, Mistake, Pack, Twist

_SETTLED_NS = 2_000_000_000
"""A file that changed so shortly before it was read may change again without another time or size: it is not kept."""


class Listed(NamedTuple):
    """The file of a drill, where it lies and how it looks from outside."""

    folder: str
    name: str
    stamp: Stamp


def read_drills(pack: Pack, files: Iterable[Listed], cache: Path) -> tuple[list[Drill], list[ContentError]]:
    """The drills that `files` of `pack` describe, in their order, and the faults of those that are broken.

    What the index in the folder `cache` knows of files that did not change is taken from there.
    """
    started = time.time_ns()
    edition = _edition(pack)
    path = cache / f"{_name(pack.drills)}-{sys.hexversion:x}"
    shelf, known = _opened(path, edition)
    found: list[Drill] = []
    errors: list[ContentError] = []
    fresh: dict[tuple[str, str], tuple[Stamp, Drill]] = {}
    kept: dict[tuple[str, str], tuple[Any, ...]] = {}
    sections = {section.folder: section.letter for section in pack.sections}
    for folder, name, stamp in files:
        place = folder, name
        entry = known.get(place)
        if entry is not None and entry[0] == stamp:
            assert shelf is not None
            kept[place] = entry
            found.append(indexed_drill(entry, shelf, pack, sections[folder], place))
            continue
        try:
            drill = load_drill(pack.drills / folder / name, pack)
        except ContentError as error:
            errors += error.all
            continue
        found.append(drill)
        if max(stamp[:2]) < started - _SETTLED_NS:
            fresh[place] = stamp, drill
    if fresh or len(kept) < len(known):
        _write(path, edition, shelf, kept, fresh)
    return found, errors


def forget_drills(folder: Path, cache: Path) -> None:
    """Take what is kept of the drills in `folder`, a pack's, out of the folder `cache`."""
    with contextlib.suppress(OSError):
        for path in cache.glob(f"{_name(folder)}-*"):
            path.unlink()


def _name(folder: Path) -> str:
    return f"drills-{zlib.crc32(os.fsencode(folder)):08x}"


def _edition(pack: Pack) -> str:
    """What else the kept data depends on: whose it is, how it is laid out, and the code that reads it."""
    room = Path(__file__).parent
    code = sorted((one.name, one.stat()) for folder in (room, room / "kinds") for one in os.scandir(folder))
    stamps = [(name, stat.st_mtime_ns, stat.st_size) for name, stat in code if name.endswith(".py")]
    return repr((str(pack.drills), stamps, Drill._fields, Landmark._fields, Mistake._fields, Twist._fields))


def _opened(path: Path, edition: str) -> tuple[Shelf | None, Mapping[tuple[str, str], tuple[Any, ...]]]:
    """The file of the index, and what it holds by folder and name of a drill's file; nothing where it can't be used."""
    with contextlib.suppress(OSError, ValueError, EOFError, TypeError):
        # A pipe would never be done.
        if not path.is_file():
            return None, {}
        shelf = Shelf(path)
        its_edition, known = shelf.head()
        if its_edition == edition:
            return shelf, known
    return None, {}


def _write(
    path: Path,
    edition: str,
    shelf: Shelf | None,
    kept: Mapping[tuple[str, str], tuple[Any, ...]],
    fresh: Mapping[tuple[str, str], tuple[Stamp, Drill]],
) -> None:
    """Put the index in place at once, so that nobody ever reads half of one."""
    bodies: list[bytes] = []
    known: dict[tuple[str, str], tuple[Any, ...]] = {}
    start = 0
    for key, stamp, shown, body in (*_copied(shelf, kept), *_made(fresh)):
        known[key] = (stamp, shown, start, len(body), zlib.crc32(body))
        bodies.append(body)
        start += len(body)
    head = marshal.dumps((edition, known))
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.{time.time_ns()}")
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with unfinished.open("wb") as file:
                file.write(len(head).to_bytes(NUMBER, "big") + zlib.crc32(head).to_bytes(NUMBER, "big") + head)
                file.writelines(bodies)
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)


_Row = tuple[tuple[str, str], Stamp, tuple[Any, ...], bytes]
"""Folder and name, stamp, what is shown, the bytes of the rest."""


def _copied(shelf: Shelf | None, kept: Mapping[tuple[str, str], tuple[Any, ...]]) -> Iterator[_Row]:
    if shelf is not None:
        for key, one in zip(kept, map(Kept._make, kept.values()), strict=True):
            yield key, one.stamp, one.shown, shelf.body(one)


def _made(fresh: Mapping[tuple[str, str], tuple[Stamp, Drill]]) -> Iterator[_Row]:
    for key, (stamp, drill) in fresh.items():
        shown = tuple(_plain(getattr(drill, name)) for name in SHOWN)
        yield key, stamp, shown, marshal.dumps(tuple(_plain(getattr(drill, name)) for name in LATER))


def _plain(value: Any) -> Any:
    """Named tuples as tuples."""
    return tuple(_plain(one) for one in value) if isinstance(value, tuple) else value
