"""Recordings that were asked to be kept: WAV files in the learner's data, listed, played, deleted."""

from __future__ import annotations

import re
import subprocess
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from shutil import which

from trainer.memory.models import MemoryUnavailable
from trainer.memory.places import data_folder, made_private
from trainer.rehearsal.voice.listening import voice_process
from trainer.rehearsal.voice.wav import PARTIAL, RATE

PLAYERS = (
    ("afplay",),
    ("pw-play",),
    ("paplay",),
    ("aplay", "-q"),
    ("ffplay", "-nodisp", "-autoexit", "-loglevel", "quiet"),
)
"""Programs that play a WAV file, each with its options; the first that is there and can is used."""

_MOMENT = "%Y%m%d-%H%M%S"
_NAME = re.compile(r"(\d{8}-\d{6})-([A-Za-z0-9._-]+)\.wav")
_UNFIT = re.compile(r"[^A-Za-z0-9._-]+")
_HEADER = 44


class NoPlayer(Exception):
    """Nothing here plays a recording; one sentence that says what to do."""


@dataclass(frozen=True)
class Recording:
    """A recording: its name, where it lies, what was answered, when (local time), how long and how big."""

    name: str
    path: Path
    card: str
    at: datetime
    seconds: float
    size: int


def recordings_folder() -> Path:
    """Where recordings lie; the folder need not exist.

    Raises:
        MemoryUnavailable: the learner's data has no place.
    """
    return data_folder() / "recordings"


def new_path(card: str, at: datetime) -> Path:
    """Where to keep a recording, for `Listener`; only the learner can look into the folder.

    Arguments:
        card: what is answered.
        at: the moment.

    Raises:
        MemoryUnavailable: the folder can't be made.
    """
    folder = recordings_folder()
    try:
        made_private(folder)
    except OSError as error:
        raise MemoryUnavailable(
            f"The folder {folder} can't be made ({error.strerror or error}), so nothing can be recorded."
        ) from error
    path = _path(folder, card, at)
    while path.exists():
        # Two answers within one second.
        at += timedelta(seconds=1)
        path = _path(folder, card, at)
    return path


def _path(folder: Path, card: str, at: datetime) -> Path:
    return folder / f"{at.astimezone().strftime(_MOMENT)}-{_UNFIT.sub('_', card)}.wav"


def recordings() -> tuple[Recording, ...]:
    """All that are kept, the latest first.

    Raises:
        MemoryUnavailable: the learner's data has no place.
    """
    folder = recordings_folder()
    try:
        found = [_kept(path) for path in folder.iterdir()] if folder.is_dir() else []
    except OSError as error:
        raise MemoryUnavailable(f"The folder {folder} can't be read ({error.strerror or error}).") from error
    return tuple(sorted((one for one in found if one is not None), key=lambda one: one.name, reverse=True))


def recording(wanted: str) -> Recording | None:
    """A recording by its name, with or without `.wav`, or by its place in `recordings`, the latest being 1.

    Raises:
        MemoryUnavailable: the learner's data has no place.
    """
    kept = recordings()
    # Places are compared as texts: no number is too long for that.
    places = (str(place) for place in range(1, len(kept) + 1))
    by_place = dict(zip(places, kept, strict=True)).get(wanted.lstrip("0"))
    return by_place or next((one for one in kept if wanted in (one.name, one.path.name)), None)


def delete(one: Recording) -> None:
    """Delete a recording; one that is gone already is fine.

    Raises:
        MemoryUnavailable: it can't be deleted.
    """
    try:
        one.path.unlink(missing_ok=True)
    except OSError as error:
        raise MemoryUnavailable(f"{one.path} can't be deleted ({error.strerror or error}).") from error


def delete_unfinished() -> None:
    """Delete what is left of recordings whose end never came, as when the power went.

    Raises:
        MemoryUnavailable: the learner's data has no place, or one can't be deleted.
    """
    folder = recordings_folder()
    try:
        for path in folder.glob(f"*.wav{PARTIAL}"):
            path.unlink(missing_ok=True)
    except OSError as error:
        raise MemoryUnavailable(f"What lies in {folder} can't be deleted ({error.strerror or error}).") from error


def play(one: Recording) -> None:
    """Play a recording and wait until it is over; Ctrl+C ends it.

    Raises:
        NoPlayer: nothing here can.
    """
    for player in PLAYERS:
        if which(player[0]) and _played(_started([*player, str(one.path)])):
            return
    if not _played(voice_process("playing", str(one.path))):
        raise NoPlayer(f"Nothing here plays sound. The recording is {one.path}")


def _started(words: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _played(player: subprocess.Popen[bytes]) -> bool:
    """Whether a player got to the end."""
    try:
        return player.wait() == 0
    except BaseException:
        player.kill()
        player.wait()
        raise


def _kept(path: Path) -> Recording | None:
    found = _NAME.fullmatch(path.name)
    if found is None or not path.is_file():
        return None
    with suppress(ValueError, OSError):
        at = datetime.strptime(found[1], _MOMENT).astimezone()
        size = path.stat().st_size
        return Recording(path.stem, path, found[2], at, max(0, size - _HEADER) / 2 / RATE, size)
    return None
