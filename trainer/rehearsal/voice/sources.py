"""Where sound comes from: a file, the microphone, or a recorder program; all give blocks of 512 samples of 16 bits,
mono, at 16 kHz.

Every source ends after ten minutes of sound, counted in samples: a device that isn't paced gives hours in seconds.
"""

from __future__ import annotations

import os
import subprocess
import threading
import time
from array import array
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Literal, Protocol

from trainer.rehearsal.voice.resampling import Resampler
from trainer.rehearsal.voice.wav import RATE, NoSound, mono_samples, of_words, read_header

BLOCK = 512
"""Samples in a block: 32 ms."""
BLOCK_SECONDS = BLOCK / RATE
LONGEST = 600.0
"""Seconds after which a source ends."""

FILE_VARIABLE, UNPACED_VARIABLE = "TRAINER_VOICE_SOURCE", "TRAINER_VOICE_UNPACED"
"""A WAV file that stands in for the microphone, and whether it may be read faster than it was spoken."""

RECORDERS = ("pw-record", "parecord", "arecord")
"""Programs that record; the first that is there and gives sound is used."""

_COMMANDS = {
    "pw-record": "pw-record --rate 16000 --channels 1 --format s16 --latency 40ms -",
    "parecord": "parecord --raw --rate=16000 --channels=1 --format=s16le --latency-msec=40",
    "arecord": "arecord -q -t raw -f S16_LE -r 16000 -c 1",
}
_LOOK_EVERY = 0.5
"""Seconds after which it is looked whether a microphone that gives nothing is still there."""

_NO_MICROPHONE = "The microphone can't be opened. Is it plugged in, and is this terminal allowed to use it?"
_WENT_AWAY = "The microphone went away."

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
    if spec.kind == "file":
        return FileSource(Path(spec.name), spec.paced)
    return MicrophoneSource() if spec.kind == "microphone" else RecorderSource(spec.name)


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


class MicrophoneSource:
    """The default microphone, by the package `sounddevice`."""

    def __init__(self) -> None:
        self._closed = False
        self._arrived: SimpleQueue[bytes] = SimpleQueue()

    def blocks(self) -> Iterator[bytes]:
        """As `Source.blocks`."""
        # What goes wrong at the import, without the system's library or with a broken configuration, has no one type.
        try:
            import sounddevice

            stream, resampler, channels = self._opened(sounddevice)
        except Exception as error:
            raise NoSound(_NO_MICROPHONE) from error
        with stream:
            yield from in_blocks(resampler.feed(chunk[::channels]) for chunk in self._chunks(stream))

    def close(self) -> None:
        """As `Source.close`."""
        self._closed = True

    def _opened(self, sounddevice: Any) -> tuple[Any, Resampler, int]:
        """A stream at 16 kHz, or as the device has it; with what makes 16 kHz of it, and the number of channels."""
        own_rate = int(sounddevice.query_devices(kind="input")["default_samplerate"])
        for rate, channels in ((RATE, 1), (own_rate, 1)):
            with suppress(sounddevice.PortAudioError):
                return self._stream(sounddevice, rate, channels), Resampler(rate), channels
        return self._stream(sounddevice, own_rate, 2), Resampler(own_rate), 2

    def _stream(self, sounddevice: Any, rate: int, channels: int) -> Any:
        left = LONGEST * rate

        def take(samples: Any, frames: int, _time: object, _status: object) -> None:
            nonlocal left
            self._arrived.put(bytes(samples))
            # A device without a clock of its own gives hours in seconds.
            left -= frames
            if left <= 0:
                raise sounddevice.CallbackStop

        return sounddevice.RawInputStream(
            samplerate=rate, channels=channels, dtype="int16", blocksize=rate * BLOCK // RATE, callback=take
        )

    def _chunks(self, stream: Any) -> Iterator[array[int]]:
        while not self._closed:
            try:
                yield array("h", self._arrived.get(timeout=_LOOK_EVERY))
            except Empty:
                if not stream.active:
                    raise NoSound(_WENT_AWAY) from None


class RecorderSource:
    """A program that records: the one that is named, or one of those behind it in `RECORDERS` where that gives nothing.

    It has its turn where `sounddevice` or the system's library for it is missing.
    """

    def __init__(self, name: str) -> None:
        self._names = RECORDERS[RECORDERS.index(name) :]
        self._closed = self._ran_out = False
        self._process: subprocess.Popen[bytes] | None = None
        # A program that is being started while it is closed would be left over.
        self._starting = threading.Lock()

    def blocks(self) -> Iterator[bytes]:
        """As `Source.blocks`."""
        any_sound = False
        for name in self._names:
            for block in in_blocks(self._chunks(name)):
                any_sound = True
                yield block
            if any_sound or self._closed:
                break
        if self._ran_out and not self._closed:
            raise NoSound(_WENT_AWAY if any_sound else _NO_MICROPHONE)
        self.close()

    def close(self) -> None:
        """As `Source.close`."""
        with self._starting:
            self._closed = True
            if self._process is not None:
                self._process.kill()

    def _chunks(self, name: str) -> Iterator[array[int]]:
        words = _COMMANDS[name].split()
        self._ran_out = False
        try:
            if name == "pw-record" and _takes_raw():
                words.insert(1, "--raw")
            with self._starting:
                if self._closed:
                    return
                self._process = subprocess.Popen(
                    words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
                )
        except OSError:
            self._ran_out = True
            return
        assert self._process.stdout is not None
        with self._process.stdout as sound:
            while chunk := sound.read(2 * BLOCK):
                yield of_words(chunk)
        self._process.wait()
        self._ran_out = True


def _takes_raw() -> bool:
    """Whether this `pw-record` writes a header unless it is told not to; earlier ones know neither."""
    said = subprocess.run(["pw-record", "--help"], capture_output=True, text=True, check=False)
    return "--raw" in said.stdout + said.stderr


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
