"""Sound for the microphone to hear: tones that stand for speech, and silence between them."""

from __future__ import annotations

import math
import wave
from array import array
from pathlib import Path

RATE = 16_000


def write_wav(path: Path, *stretches: float) -> Path:
    """Write tones and silences in turn, each so many seconds, a tone first."""
    samples = array("h")
    for number, seconds in enumerate(stretches):
        loud = 9000 if number % 2 == 0 else 0
        samples.extend(int(loud * math.sin(at * 0.18)) for at in range(int(seconds * RATE)))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return path
