"""Whether this machine can listen, and how well: one sentence for the learner, and what to listen to."""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from trainer.rehearsal.voice.heard import Gate
from trainer.rehearsal.voice.listening import voice_process
from trainer.rehearsal.voice.probing import Probed
from trainer.rehearsal.voice.sources import SourceSpec, source_from_environment

PROBING_SECONDS = 15.0
"""So long may a slow machine take; what takes longer hangs."""

_ANY = ("default", "sysdefault", "pulse", "pipewire")
_INSTALL = "pip install '.[voice]'"


@dataclass(frozen=True)
class Found:
    """What this machine has for listening.

    `microphone` says what is listened to, `recorder` a program that records, `recogniser` whether words are
    understood, `pauses` what hears pauses. `say` is one sentence for the learner; `source` is None where nothing can
    be listened to.
    """

    microphone: str | None
    recogniser: bool
    pauses: Gate
    recorder: str | None
    say: str
    source: SourceSpec | None

    @property
    def can_listen(self) -> bool:
        """Whether there is something to listen to."""
        return self.source is not None


def find() -> Found:
    """What this machine has. The first call takes about a second, and up to fifteen where the sound system hangs."""
    probed = _probed()
    file = source_from_environment()
    if file is not None:
        name = Path(file.name).name
        return _found(probed, f"the file {name}", file)
    if _far_away():
        return _found(probed, None, None, "This machine is far away (SSH) and can't hear you")
    if probed.microphone is not None:
        return _found(probed, _called(probed.microphone), SourceSpec("microphone"))
    if probed.recorder is not None:
        return _found(probed, f"what {probed.recorder} records", SourceSpec("recorder", probed.recorder))
    if not (probed.recogniser or probed.pauses == "silero"):
        return _found(probed, None, None, f"Nothing here can listen yet ({_INSTALL})")
    return _found(probed, None, None, "No microphone was found")


def _found(probed: Probed, microphone: str | None, source: SourceSpec | None, why: str = "") -> Found:
    if source is None:
        say = f"{why}, so speak against the clock, or type what you say."
    elif probed.recogniser:
        say = f"Listening to {microphone}; nothing leaves this machine."
    else:
        say = f"Listening to {microphone}, for pauses and length alone (for words: {_INSTALL})."
    return Found(microphone, probed.recogniser, probed.pauses, probed.recorder, say, source)


def _called(name: str) -> str:
    """The microphone by its name, unless that is only the system's word for whichever there is."""
    return "the microphone" if name in _ANY else f"the microphone ({name})"


def _far_away() -> bool:
    """Whether the learner sits at another machine, and has not brought the sound along."""
    return bool(os.environ.get("SSH_CONNECTION") or os.environ.get("SSH_TTY")) and not os.environ.get("PULSE_SERVER")


@lru_cache(maxsize=1)
def _probed() -> Probed:
    try:
        process = voice_process("probing")
    except OSError:
        return Probed()
    try:
        out, _ = process.communicate(timeout=PROBING_SECONDS)
        return Probed(**json.loads(out))
    except (subprocess.TimeoutExpired, ValueError, TypeError):
        # It hung or crashed: a sound system like that is none.
        process.kill()
        process.communicate()
        return Probed()
