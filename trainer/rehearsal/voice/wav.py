"""WAV files: read as mono samples whatever their width and channels, and written as they come in.

The standard library's own reader takes neither samples that are fractions nor headers of the "extensible" form, which
recorders on phones and browsers write; its writer is used.
"""

from __future__ import annotations

import struct
import sys
import wave
from array import array
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, NamedTuple

RATE = 16_000
"""Frames a second that everything here works with."""

PARTIAL = ".part"
"""What the name of a recording ends with until it is whole."""

_PCM, _FLOAT, _EXTENSIBLE = 1, 3, 0xFFFE
_CHUNK_FRAMES = 4096
_UNKNOWN = 0x7FFF_0000
"""From here on a size is what programs write that can't go back to fill it in."""


class NoSound(Exception):
    """A file or device gives no sound; one sentence that says why and what to do."""


class Format(NamedTuple):
    """How the samples of a file lie there: `width` is in bytes, `rate` in frames a second.

    `size` is how many bytes of samples there are; None where the file, written into a pipe, doesn't know.
    """

    rate: int
    channels: int
    width: int
    fractions: bool
    size: int | None


def read_header(file: BinaryIO, name: str) -> Format:
    """Read as far as the first sample; how they lie there.

    Raises:
        NoSound: it is no WAV file, or of a kind that can't be read.
    """
    if file.read(4) != b"RIFF" or len(file.read(4)) < 4 or file.read(4) != b"WAVE":
        raise NoSound(f"{name} is no WAV file. Record or convert it as WAV.")
    found: Format | None = None
    while len(head := file.read(8)) == 8:
        kind, size = head[:4], int.from_bytes(head[4:], "little")
        if kind == b"data":
            if found is None:
                break
            return found._replace(size=size if 0 < size < _UNKNOWN else None)
        body = file.read(size + size % 2) if kind == b"fmt " else b""
        if kind == b"fmt ":
            found = _format(body, name)
        else:
            _skip(file, size + size % 2)
    raise NoSound(f"{name} is cut off before its sound begins.")


def mono_samples(file: BinaryIO, layout: Format) -> Iterator[array[int]]:
    """The sound of the file, behind its header, as mono samples of 16 bits, in chunks."""
    frame = layout.width * layout.channels
    convert = _converter(layout)
    left = layout.size
    while chunk := file.read(frame * _CHUNK_FRAMES if left is None else min(frame * _CHUNK_FRAMES, left)):
        left = None if left is None else left - len(chunk)
        whole = convert(chunk[: len(chunk) // frame * frame])
        if layout.channels > 1:
            sides = [whole[side :: layout.channels] for side in range(layout.channels)]
            whole = array("h", (sum(frame) // layout.channels for frame in zip(*sides, strict=True)))
        yield whole


def of_words(chunk: bytes) -> array[int]:
    """Bytes, the lower of each two first, as samples of 16 bits; an odd one at the end is left out."""
    samples = array("h", chunk[: len(chunk) // 2 * 2])
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def partial_of(path: Path) -> Path:
    """Where a recording lies until it is whole."""
    return path.with_name(path.name + PARTIAL)


class WavWriter:
    """A WAV file that grows while somebody speaks; it has its name only once it is whole."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._partial = partial_of(path)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._file = wave.open(str(self._partial), "wb")  # noqa: SIM115 - open as long as somebody speaks
        self._file.setnchannels(1)
        self._file.setsampwidth(2)
        self._file.setframerate(RATE)

    def add(self, block: bytes) -> None:
        """Add samples of 16 bits."""
        self._file.writeframesraw(block)

    def keep(self) -> None:
        """It is whole."""
        self._file.close()
        self._partial.replace(self._path)

    def discard(self) -> None:
        """It will not be whole: nothing is left of it."""
        with suppress(OSError):
            self._partial.unlink(missing_ok=True)


def _format(body: bytes, name: str) -> Format:
    if len(body) < 16:
        raise NoSound(f"{name} has a broken header.")
    kind, channels, rate, _, _, bits = struct.unpack("<HHIIHH", body[:16])
    if kind == _EXTENSIBLE and len(body) >= 26:
        kind = int.from_bytes(body[24:26], "little")
    layout = Format(rate, channels, (bits + 7) // 8, kind == _FLOAT, None)
    fits = layout.width in (4, 8) if kind == _FLOAT else kind == _PCM and layout.width in (1, 2, 3, 4)
    if not fits or not channels or not 4_000 <= rate <= 384_000:
        raise NoSound(f"{name} is a WAV file of a kind that can't be read here. Convert it to 16 bit PCM.")
    return layout


def _skip(file: BinaryIO, size: int) -> None:
    while size > 0 and (passed := len(file.read(min(size, 1 << 16)))):
        size -= passed


def _converter(layout: Format) -> Callable[[bytes], array[int]]:
    """What makes samples of 16 bits of bytes, all channels still in turns."""
    if layout.fractions:
        return lambda chunk: _of_fractions(chunk, "f" if layout.width == 4 else "d")
    return {1: _of_bytes, 2: of_words, 3: lambda chunk: _top(chunk, 3), 4: lambda chunk: _top(chunk, 4)}[layout.width]


def _of_bytes(chunk: bytes) -> array[int]:
    return array("h", ((value - 128) << 8 for value in chunk))


def _top(chunk: bytes, width: int) -> array[int]:
    """The two upper bytes of each sample."""
    kept = bytearray(len(chunk) // width * 2)
    kept[0::2], kept[1::2] = chunk[width - 2 :: width], chunk[width - 1 :: width]
    return of_words(bytes(kept))


def _of_fractions(chunk: bytes, code: str) -> array[int]:
    values = array(code, chunk)
    if sys.byteorder == "big":
        values.byteswap()
    # A value that is no number is silence.
    return array("h", (int(max(-1.0, min(1.0, one)) * 32767) if one == one else 0 for one in values))
