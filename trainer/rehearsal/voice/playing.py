"""The playing process: plays a WAV file by the package `sounddevice`, where no program of the system does."""

from __future__ import annotations

import sys
from pathlib import Path

from trainer.rehearsal.voice.listener import keep_quiet
from trainer.rehearsal.voice.sources import BLOCK, FileSource
from trainer.rehearsal.voice.wav import RATE


def main(path: str) -> int:
    """Play the file; 0 once it is over, 1 where it can't be played."""
    keep_quiet()
    try:
        import sounddevice

        with sounddevice.RawOutputStream(samplerate=RATE, channels=1, dtype="int16", blocksize=BLOCK) as stream:
            for block in FileSource(Path(path), paced=False).blocks():
                stream.write(block)
    except Exception:
        # No package, no library of the system, no device, no sound in the file: each has an error of its own.
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
