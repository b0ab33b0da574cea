"""Two seconds of listening, to see whether a microphone hears anything."""

from __future__ import annotations

from dataclasses import dataclass
from queue import SimpleQueue

from trainer.rehearsal.voice.heard import Done, Event, Failed, Level
from trainer.rehearsal.voice.listening import Listener
from trainer.rehearsal.voice.sources import SourceSpec

TEST_SECONDS = 2.0

_FAINT = 0.2
"""The loudness, from 0 to 1, that a voice at arm's length easily passes: 50 decibels below full scale."""


@dataclass(frozen=True)
class Sound:
    """What was heard: the loudest moment from 0 to 1, for how many seconds, and what that means, in a sentence."""

    loudest: float
    seconds: float
    say: str


def listen_briefly(source: SourceSpec) -> Sound:
    """Listen for two seconds, counted from the first frame."""
    events: SimpleQueue[Event] = SimpleQueue()
    listener = Listener(source, events.put, lines=False)
    listener.start()
    loudest = 0.0
    try:
        while True:
            event = events.get()
            if isinstance(event, Level):
                loudest = max(loudest, event.loudness)
                if event.at >= TEST_SECONDS:
                    listener.stop()
            elif isinstance(event, Failed):
                return Sound(0.0, 0.0, event.sentence)
            elif isinstance(event, Done):
                return Sound(loudest, event.delivery.seconds, event.note or _meaning(loudest))
    finally:
        listener.close()


def _meaning(loudest: float) -> str:
    if loudest >= _FAINT:
        return "You can be heard."
    return "It is faint: speak up, come nearer, or turn the microphone up in the system's settings."
