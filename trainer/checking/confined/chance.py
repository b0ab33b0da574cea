"""Chance under control: it still varies from check to check, and a seed repeats it."""

from __future__ import annotations

import itertools
import random

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_RealRandom = random.Random
_seed = ""
_numbers = itertools.count()


def take_control(seed: str) -> None:
    """Seed the module's functions and every `random.Random()` that is made without a seed from here on."""
    global _seed, _numbers
    _seed, _numbers = seed, itertools.count()
    random.seed(_next_seed())
    random.Random = ControlledRandom  # type: ignore[misc]


def _next_seed() -> str:
    """Another one for each that asks, in whatever thread; none of them is the one that scenarios draw by."""
    return f"{next(_numbers)} of {_seed}"


class ControlledRandom(_RealRandom):
    """`random.Random`, seeded from the check's seed where the caller gives none."""

    def __init__(self, x: Any = None) -> None:
        super().__init__(x)

    def seed(self, a: Any = None, version: int = 2) -> None:
        """As the real one; None takes the next of the check's own seeds instead of asking the system."""
        super().seed(_next_seed() if a is None else a, version)


ControlledRandom.__name__ = ControlledRandom.__qualname__ = "Random"
ControlledRandom.__module__ = "random"
