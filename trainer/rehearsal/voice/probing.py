"""The probing process: what of listening this machine has, printed as one line of JSON.

It is a process of its own, since a broken sound system prints over the screen, hangs, or crashes.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import asdict, dataclass
from pathlib import Path

from trainer.rehearsal.voice.gate import open_gate
from trainer.rehearsal.voice.heard import Gate
from trainer.rehearsal.voice.listener import keep_quiet
from trainer.rehearsal.voice.recogniser import can_recognise
from trainer.rehearsal.voice.sources import RECORDERS

_ALSA_DEVICES = Path("/proc/asound/pcm")
_SECONDS = 3.0


@dataclass(frozen=True)
class Probed:
    """What was found: the default microphone by its name, and the rest as in `finding.Found`."""

    microphone: str | None = None
    recorder: str | None = None
    recogniser: bool = False
    pauses: Gate = "energy"


def probe() -> Probed:
    """Look for everything that listening could use."""
    return Probed(_microphone(), _recorder(), can_recognise(), open_gate().by)


def _microphone() -> str | None:
    try:
        import sounddevice

        return str(sounddevice.query_devices(kind="input")["name"])
    except Exception:
        # No package, no library of the system, no device, a broken configuration: each has an error of its own.
        return None


def _recorder() -> str | None:
    there = [name for name in RECORDERS if shutil.which(name)]
    if not there:
        return None
    if _has_source():
        return there[0]
    return next((name for name in there if name != "parecord"), None) if _has_alsa_device() else None


def _has_source() -> bool:
    """Whether the sound server has something to record from that isn't what it plays itself."""
    try:
        listed = subprocess.run(
            ["pactl", "list", "short", "sources"], capture_output=True, text=True, timeout=_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    names = [columns[1] for line in listed.stdout.splitlines() if len(columns := line.split("\t")) > 1]
    return any(not name.endswith(".monitor") for name in names)


def _has_alsa_device() -> bool:
    try:
        return "capture" in _ALSA_DEVICES.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False


def main() -> None:
    """Probe and print."""
    out = keep_quiet()
    out.write(json.dumps(asdict(probe())).encode() + b"\n")
    out.flush()


if __name__ == "__main__":
    main()
