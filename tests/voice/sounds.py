"""Sound made for tests, and its files."""

from __future__ import annotations

import math
import wave
from array import array
from pathlib import Path


def tone(seconds: float, rate: int = 16_000, loud: float = 0.3) -> array[int]:
    """A voice without words: a buzz whose loudness goes up and down, as syllables do."""
    samples = array("h")
    for at in range(int(seconds * rate)):
        moment = at / rate
        syllable = 0.6 + 0.4 * math.sin(2 * math.pi * 4 * moment)
        buzz = sum(math.sin(2 * math.pi * 140 * part * moment) / part for part in (1, 2, 3, 5))
        samples.append(int(32767 * loud * syllable * buzz / 2.2))
    return samples


def silence(seconds: float, rate: int = 16_000) -> array[int]:
    """Digital silence."""
    return array("h", bytes(2 * int(seconds * rate)))


def write_wav(path: Path, samples: array[int], rate: int = 16_000, channels: int = 1) -> Path:
    """A WAV file of 16 bits; the samples are those of all channels in turns."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.tobytes())
    return path
