"""The drills as an index keeps them: what every list shows is at hand, the longer texts are decoded when asked for."""

from __future__ import annotations

import marshal
import mmap
import zlib
from pathlib import Path
from typing import Any, NamedTuple

from trainer.catalog import drills
from trainer.catalog.kinds.own_format import Body, own_format
from trainer.catalog.models import Drill, Landmark, Mistake, Pack, Twist

NUMBER = 8
"""Bytes of the head's length, and of its checksum, with which the file begins."""

Stamp = tuple[int, int, int, int]
"""Time of the last change of the text, of the file's entry, its size, its number: another text has another stamp."""


class Kept(NamedTuple):
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
LATER = ("question", "signature", "given_shapes", "behaviours", "output", "landmarks", "mistakes", "body")
SHOWN = tuple(name for name in Drill._fields if name not in (*LATER, "pack", "path", "section"))
_KIND = SHOWN.index("kind")


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


class Shelf:
    """The file of the index, open for as long as a drill of it is: it may be replaced meanwhile."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            self._bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        size, self._checksum = (int.from_bytes(self._bytes[at : at + NUMBER], "big") for at in (0, NUMBER))
        self._behind = 2 * NUMBER + size

    def head(self) -> Any:
        """The head. Raises ValueError, EOFError or TypeError where it is broken."""
        head = self._bytes[2 * NUMBER : self._behind]
        if zlib.crc32(head) != self._checksum:
            raise ValueError("the head does not fit its checksum")
        return marshal.loads(head)  # noqa: S302  (plain data with its checksum, in the learner's own folder)

    def body(self, kept: Kept) -> bytes:
        """The bytes of a drill's longer texts."""
        start = self._behind + kept.start
        return self._bytes[start : start + kept.size]


class _Later:
    """The longer texts of one drill, and its path: its file is read again where the index turns out to be broken."""

    __slots__ = ("_entry", "_pack", "_path", "_shelf", "_texts", "place")

    def __init__(self, shelf: Shelf, entry: tuple[Any, ...], place: tuple[str, str], pack: Pack) -> None:
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
        kept = Kept._make(self._entry)
        body = self._shelf.body(kept)
        if zlib.crc32(body) != kept.checksum:
            drill = drills.load_drill(self.path, self._pack)
            return _Texts(*(getattr(drill, name) for name in LATER))
        texts = _Texts._make(marshal.loads(body))  # noqa: S302  (plain data, ours)
        own = own_format(kept.shown[_KIND])
        return texts._replace(
            landmarks=tuple(map(Landmark._make, texts.landmarks)),
            mistakes=tuple(map(Mistake._make, texts.mistakes)),
            body=own.remake(texts.body) if own is not None else (),
        )


def indexed_drill(entry: tuple[Any, ...], shelf: Shelf, pack: Pack, section: str, place: tuple[str, str]) -> Drill:
    """The drill of `pack` whose entry of the index is `entry`, with the rest of it on `shelf`."""
    drill_id, kind, title, minutes, level, after, clock, twists = entry[1]
    later = _Later(shelf, entry, place, pack)
    return IndexedDrill._make((
        drill_id, kind, section, title, later, minutes, level, pack, later, later, later, later, after, clock,
        later, later, later, tuple(map(Twist._make, twists)) if twists else (), later,
    ))  # fmt: skip
