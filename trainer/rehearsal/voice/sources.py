"""Where sound comes from: a file, the microphone, or a recorder program; all give blocks of 512 samples of 16 bits,
mono, at 16 kHz.

Every source ends after ten minutes of sound, counted in samples: a device that isn't paced gives hours in seconds.
"""

from __future__ import annotations

import os
import time
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Protocol

from trainer.rehearsal.voice.resampling import Resampler
from trainer.rehearsal.voice.wav import RATE, NoSound, mono_samples, read_header

BLOCK = 512
"""Samples in a block: 32 ms."""
BLOCK_SECONDS = BLOCK / RATE
LONGEST = 600.0
"""Seconds after which a source ends."""

FILE_VARIABLE, UNPACED_VARIABLE = "TRAINER_VOICE_SOURCE", "TRAINER_VOICE_UNPACED"
"""A WAV file that stands in for the microphone, and whether it may be read faster than it was spoken."""

SourceKind = Literal["file", "microphone", "recorder"]


@dataclass(frozen=True)
class SourceSpec:
    """Which source to open: a file by its path, the default microphone, or a recorder program by its name.

    `paced`: a file takes as long as it took to speak.
    """

    kind: SourceKind
    name: str = ""
    paced: bool = True


class Source(Protocol):
    """Something that can be listened to."""

    def blocks(self) -> Iterator[bytes]:
        """Blocks until it ends.

        Raises:
            NoSound: there is no sound, or no more of it.
        """

    def close(self) -> None:
        """Stop: also from another thread, and while a block is waited for."""


def source_from_environment() -> SourceSpec | None:
    """The file that TRAINER_VOICE_SOURCE names, in the place of a microphone; None where it names none.

    It takes as long as it took to speak, unless TRAINER_VOICE_UNPACED is 1.
    """
    path = os.environ.get(FILE_VARIABLE, "").strip()
    return SourceSpec("file", path, os.environ.get(UNPACED_VARIABLE) != "1") if path else None


def open_source(spec: SourceSpec) -> Source:
    """The source, not started yet."""
    return FileSource(Path(spec.name), spec.paced)


class FileSource:
    """A WAV file of any rate, width and number of channels."""

    def __init__(self, path: Path, paced: bool = True) -> None:
        self._path = path
        self._paced = paced
        self._closed = False

    def blocks(self) -> Iterator[bytes]:
        """As `Source.blocks`; the last one is filled up with silence."""
        try:
            with self._path.open("rb") as file:
                layout = read_header(file, self._path.name)
                resampler = Resampler(layout.rate)
                chunks = (resampler.feed(chunk) for chunk in mono_samples(file, layout))
                yield from self._at_its_pace(in_blocks(chunks))
        except OSError as error:
            raise NoSound(f"{self._path} can't be read: {error.strerror or error}.") from error

    def close(self) -> None:
        """As `Source.close`."""
        self._closed = True

    def _at_its_pace(self, blocks: Iterable[bytes]) -> Iterator[bytes]:
        started = time.monotonic()
        for number, block in enumerate(blocks, start=1):
            if self._closed:
                return
            # A block of a microphone is there once it was spoken, not before.
            ahead = started + number * BLOCK_SECONDS - time.monotonic()
            if self._paced and ahead > 0:
                time.sleep(ahead)
            yield block


def in_blocks(chunks: Iterable[array[int]]) -> Iterator[bytes]:
    """Samples of 16 bits in blocks, no longer than `LONGEST`; the last one is filled up with silence."""
    waiting = array("h")
    left = int(LONGEST / BLOCK_SECONDS)
    for chunk in chunks:
        waiting.extend(chunk)
        while len(waiting) >= BLOCK:
            yield waiting[:BLOCK].tobytes()
            del waiting[:BLOCK]
            left -= 1
            if not left:
                return
    if waiting:
        yield (waiting + array("h", bytes(2 * (BLOCK - len(waiting))))).tobytes()
