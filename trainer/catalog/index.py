"""The drills of a pack, as fast as they can be had: what was read once is kept, and read again when a file changes.

The index is one file in the learner's cache folder for each pack. It holds plain data only: a file that is broken,
or that another version of the trainer made, is as good as none, and where it can't be written nothing is lost but time.
A head says which files it was made from; the longer texts of each drill lie behind it and are decoded when asked for.
"""

from __future__ import annotations

import contextlib
import marshal
import mmap
import os
import sys
import time
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from trainer.catalog import drills, models, shapes
from trainer.catalog.errors import ContentError
from trainer.catalog.kinds import own_format as own_formats
from trainer.catalog.kinds.own_format import MODULES, Body, own_format
from trainer.catalog.models import Drill, Landmark, Mistake, Pack, Twist

_NUMBER = 8
"""Bytes of the head's length, and of its checksum, with which the file begins."""

_SETTLED_NS = 2_000_000_000
"""A file that changed so shortly before it was read may change again without another time or size: it is not kept."""

Stamp = tuple[int, int, int, int]
"""Time of the last change of the text, of the file's entry, its size, its number: another text has another stamp."""


class Listed(NamedTuple):
    """The file of a drill, where it lies and how it looks from outside."""

    folder: str
    name: str
    stamp: Stamp


class _Kept(NamedTuple):
    """A drill in the index: what every list shows, and where the bytes of the rest are, counted behind the head."""

    stamp: Stamp
    shown: tuple[Any, ...]
    start: int
    size: int
    checksum: int


class IndexedDrill(Drill):
    """A drill whose longer texts are decoded when they are asked for; equal to the drill that its file describes."""

    __slots__ = ()

    @property
    def path(self) -> Path:
        value: Any = tuple.__getitem__(self, _PATH)
        return value.path if isinstance(value, _Later) else Path(value)

    @property
    def place(self) -> tuple[str, str]:
        value: Any = tuple.__getitem__(self, _PATH)
        return value.place if isinstance(value, _Later) else super().place

    @property
    def question(self) -> str:
        return str(self._own("question"))

    @property
    def signature(self) -> str:
        return str(self._own("signature"))

    @property
    def given_shapes(self) -> str:
        return str(self._own("given_shapes"))

    @property
    def behaviours(self) -> tuple[str, ...]:
        return tuple(self._own("behaviours"))

    @property
    def output(self) -> str:
        return str(self._own("output"))

    @property
    def landmarks(self) -> tuple[Landmark, ...]:
        return tuple(self._own("landmarks"))

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        return tuple(self._own("mistakes"))

    @property
    def body(self) -> Body:
        own: Body = self._own("body")
        return own

    def _own(self, name: str) -> Any:
        value = tuple.__getitem__(self, Drill._fields.index(name))
        return getattr(value(), name) if isinstance(value, _Later) else value

    def _whole(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in Drill._fields)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Drill):
            return NotImplemented
        return self is other or self._whole() == tuple(getattr(other, name) for name in Drill._fields)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self._whole())


_PATH = Drill._fields.index("path")
_LATER = ("question", "signature", "given_shapes", "behaviours", "output", "landmarks", "mistakes", "body")
_SHOWN = tuple(name for name in Drill._fields if name not in (*_LATER, "pack", "path", "section"))
_KIND = _SHOWN.index("kind")


class _Texts(NamedTuple):
    """What is decoded when asked for."""

    question: str
    signature: str
    given_shapes: str
    behaviours: tuple[str, ...]
    output: str
    landmarks: tuple[Landmark, ...]
    mistakes: tuple[Mistake, ...]
    body: Body


class _Shelf:
    """The file of the index, open for as long as a drill of it is: it may be replaced meanwhile."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            self._bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        size, self._checksum = (int.from_bytes(self._bytes[at : at + _NUMBER], "big") for at in (0, _NUMBER))
        self._behind = 2 * _NUMBER + size

    def head(self) -> Any:
        """The head. Raises ValueError, EOFError or TypeError where it is broken."""
        head = self._bytes[2 * _NUMBER : self._behind]
        if zlib.crc32(head) != self._checksum:
            raise ValueError("the head does not fit its checksum")
        return marshal.loads(head)  # noqa: S302  (plain data with its checksum, in the learner's own folder)

    def body(self, kept: _Kept) -> bytes:
        """The bytes of a drill's longer texts."""
        start = self._behind + kept.start
        return self._bytes[start : start + kept.size]


class _Later:
    """The longer texts of one drill, and its path: its file is read again where the index turns out to be broken."""

    __slots__ = ("_entry", "_pack", "_path", "_shelf", "_texts", "place")

    def __init__(self, shelf: _Shelf, entry: tuple[Any, ...], place: tuple[str, str], pack: Pack) -> None:
        self.place = place
        self._shelf = shelf
        self._entry = entry
        self._pack = pack
        self._path: Path | None = None
        self._texts: _Texts | None = None

    @property
    def path(self) -> Path:
        """The drill's file; made when asked for, since ten thousand paths take longer than all else in a drill."""
        if self._path is None:
            self._path = self._pack.drills.joinpath(*self.place)
        return self._path

    def __call__(self) -> _Texts:
        if self._texts is None:
            self._texts = self._decoded()
        return self._texts

    def _decoded(self) -> _Texts:
        kept = _Kept._make(self._entry)
        body = self._shelf.body(kept)
        if zlib.crc32(body) != kept.checksum:
            drill = drills.load_drill(self.path, self._pack)
            return _Texts(*(getattr(drill, name) for name in _LATER))
        texts = _Texts._make(marshal.loads(body))  # noqa: S302  (plain data, ours)
        own = own_format(kept.shown[_KIND])
        return texts._replace(
            landmarks=tuple(map(Landmark._make, texts.landmarks)),
            mistakes=tuple(map(Mistake._make, texts.mistakes)),
            body=own.remake(texts.body) if own is not None else (),
        )


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
            found.append(_indexed(entry, shelf, pack, sections[folder], place))
            continue
        try:
            drill = drills.load_drill(pack.drills / folder / name, pack)
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


def _indexed(entry: tuple[Any, ...], shelf: _Shelf, pack: Pack, section: str, place: tuple[str, str]) -> Drill:
    drill_id, kind, title, minutes, level, after, clock, twists = entry[1]
    later = _Later(shelf, entry, place, pack)
    return IndexedDrill._make((
        drill_id, kind, section, title, later, minutes, level, pack, later, later, later, later, after, clock,
        later, later, later, tuple(map(Twist._make, twists)) if twists else (), later,
    ))  # fmt: skip


def _edition(pack: Pack) -> str:
    """What else the kept data depends on: whose it is, how it is laid out, and the code that reads a drill."""
    files = [Path(module.__file__ or "") for module in (drills, models, shapes, own_formats, sys.modules[__name__])]
    folder = Path(own_formats.__file__).parent
    code = [path.stat() for path in (*files, *(folder / f"{name}.py" for name in sorted(set(MODULES.values()))))]
    stamps = [(one.st_mtime_ns, one.st_size) for one in code]
    return repr((str(pack.drills), stamps, Drill._fields, Landmark._fields, Mistake._fields, Twist._fields))


def _opened(path: Path, edition: str) -> tuple[_Shelf | None, Mapping[tuple[str, str], tuple[Any, ...]]]:
    """The file of the index, and what it holds by folder and name of a drill's file; nothing where it can't be used."""
    with contextlib.suppress(OSError, ValueError, EOFError, TypeError):
        shelf = _Shelf(path)
        its_edition, known = shelf.head()
        if its_edition == edition:
            return shelf, known
    return None, {}


def _write(
    path: Path,
    edition: str,
    shelf: _Shelf | None,
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
                file.write(len(head).to_bytes(_NUMBER, "big") + zlib.crc32(head).to_bytes(_NUMBER, "big") + head)
                file.writelines(bodies)
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)


_Row = tuple[tuple[str, str], Stamp, tuple[Any, ...], bytes]
"""Folder and name, stamp, what is shown, the bytes of the rest."""


def _copied(shelf: _Shelf | None, kept: Mapping[tuple[str, str], tuple[Any, ...]]) -> Iterator[_Row]:
    if shelf is not None:
        for key, one in zip(kept, map(_Kept._make, kept.values()), strict=True):
            yield key, one.stamp, one.shown, shelf.body(one)


def _made(fresh: Mapping[tuple[str, str], tuple[Stamp, Drill]]) -> Iterator[_Row]:
    for key, (stamp, drill) in fresh.items():
        shown = tuple(_plain(getattr(drill, name)) for name in _SHOWN)
        yield key, stamp, shown, marshal.dumps(tuple(_plain(getattr(drill, name)) for name in _LATER))


def _plain(value: Any) -> Any:
    """Named tuples as tuples."""
    return tuple(_plain(one) for one in value) if isinstance(value, tuple) else value
