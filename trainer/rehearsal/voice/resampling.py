"""Sound of any rate as sound of 16 kHz, without packages: a windowed sinc, computed for the phases that occur."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from operator import mul

from trainer.rehearsal.voice.wav import RATE

_LOBES = 6
"""Zero crossings of the sinc on either side: what would fold back from above 8 kHz is some 40 dB down."""
_MARGIN = 0.92
"""The cut-off, as a part of the lower half rate."""


class Resampler:
    """Takes mono samples of 16 bits as they come and gives them at 16 kHz.

    Arguments:
        rate: frames a second of what comes in.
    """

    def __init__(self, rate: int) -> None:
        shared = math.gcd(rate, RATE)
        self._up, self._down = RATE // shared, rate // shared
        self._cut = _MARGIN * min(1.0, RATE / rate)
        self._reach = math.ceil(_LOBES / self._cut)
        self._phases: dict[int, tuple[float, ...]] = {}
        self._waiting = [0] * self._reach
        self._phase = 0

    def feed(self, samples: array[int]) -> array[int]:
        """What comes out for more samples; a few stay behind for the next call."""
        if self._up == self._down:
            return samples
        # A list, since a slice of an array makes its numbers anew each time.
        self._waiting.extend(samples)
        out = array("h")
        at, width = 0, 2 * self._reach
        while at + width <= len(self._waiting):
            total = sum(map(mul, self._waiting[at : at + width], self._taps(self._phase)))
            out.append(max(-32768, min(32767, round(total))))
            self._phase += self._down
            at += self._phase // self._up
            self._phase %= self._up
        del self._waiting[:at]
        return out

    def _taps(self, phase: int) -> Sequence[float]:
        if phase not in self._phases:
            centre = self._reach - 1 + phase / self._up
            weights = [self._weight(at - centre) for at in range(2 * self._reach)]
            total = sum(weights)
            self._phases[phase] = tuple(weight / total for weight in weights)
        return self._phases[phase]

    def _weight(self, distance: float) -> float:
        """The sinc under Hann's window, at so many samples from its centre."""
        x = math.pi * distance * self._cut
        sinc = math.sin(x) / x if x else 1.0
        inside = min(1.0, abs(distance) / self._reach)
        return sinc * (0.5 + 0.5 * math.cos(math.pi * inside))
