"""How long a learner waits: from the last word of an answer of a minute, spoken at its own pace, to the result.

python tests/bench/voice_latency.py [ROUNDS]

It wants `pip install '.[voice,voice-test]'`. The voice is made first, so that nothing else runs while it is heard.
"""

from __future__ import annotations

import os
import resource
import statistics
import sys
import tempfile
import threading
import time
import wave
from pathlib import Path
from typing import NamedTuple

from trainer.rehearsal.voice.heard import Began, Done, Event, Failed, Line
from trainer.rehearsal.voice.listening import Listener
from trainer.rehearsal.voice.sources import SourceSpec

WANTED = 2.0
"""Seconds."""
LENGTH = 60.0
"""Seconds that an answer is made to last."""
SENTENCES = (
    "An agent is a loop around a model that asks for tools until it has an answer.",
    "The program runs each tool, checks what came back, and puts the result into the history.",
    "There is a cap on the steps and a budget for the tokens, because a loop without a bound never ends.",
    "When a tool fails, the error goes back to the model, so that it can try something else.",
    "What has a price or can't be undone waits for a person to approve it.",
)


class Waited(NamedTuple):
    """Seconds from the last word to the result, and from the first frame to the first line; the processor's seconds of
    the listening process; words as understood."""

    result: float
    first_line: float
    processor: float
    words: int


def main(rounds: int) -> None:
    """Listen to the same answer again and again, and print the median and the worst."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "answer.wav"
        seconds = _speak(path)
        waits = [_listen(path, seconds) for _ in range(rounds)]
    results = [one.result for one in waits]
    print(f"an answer of {seconds:.1f} s, {waits[0].words} words understood, {os.cpu_count()} cores")
    print(f"last word to result: {statistics.median(results):.2f} s (worst {max(results):.2f}), wanted {WANTED:.0f}")
    print(f"first line on the screen after {statistics.median(one.first_line for one in waits):.1f} s")
    print(f"processor: {statistics.median(one.processor for one in waits) / seconds:.0%} of one core")


def _speak(path: Path) -> float:
    """Write an answer of about a minute that ends with its last word; its seconds."""
    import hibari

    voice = hibari.Hibari()
    spoken = b""
    number = 0
    while len(spoken) < LENGTH * 2 * hibari.SAMPLE_RATE:
        samples = voice(SENTENCES[number % len(SENTENCES)], seed=number)
        spoken += b"".join(int(32_767 * max(-1.0, min(1.0, one))).to_bytes(2, "little", signed=True) for one in samples)
        number += 1
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(hibari.SAMPLE_RATE)
        file.writeframes(spoken)
    return len(spoken) / 2 / hibari.SAMPLE_RATE


def _listen(path: Path, seconds: float) -> Waited:
    moments: dict[type[Event], float] = {}
    last: list[Event] = []
    over = threading.Event()

    def take(event: Event) -> None:
        moments.setdefault(type(event), time.monotonic())
        if isinstance(event, (Done, Failed)):
            last.append(event)
            over.set()

    before = _processor_of_children()
    listener = Listener(SourceSpec("file", str(path)), take)
    listener.start()
    over.wait()
    listener.close()
    while _processor_of_children() == before:
        time.sleep(0.01)
    (result,) = last
    if not isinstance(result, Done) or not result.delivery.words:
        raise SystemExit(f"Nothing was understood: {result}")
    return Waited(
        result=moments[Done] - moments[Began] - seconds,
        first_line=moments[Line] - moments[Began],
        processor=_processor_of_children() - before,
        words=result.delivery.words,
    )


def _processor_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
