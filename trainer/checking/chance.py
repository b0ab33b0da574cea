"""Chance under control: it still varies from check to check, and a seed repeats it."""

from __future__ import annotations

import random

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_RealRandom = random.Random
_source = _RealRandom()


def take_control(seed: str) -> None:
    """Seed the module's functions and every `random.Random()` that is made without a seed from here on."""
    _source.seed(seed)
    random.seed(_source.getrandbits(64))
    random.Random = ControlledRandom  # type: ignore[misc]


class ControlledRandom(_RealRandom):
    """`random.Random`, seeded from the check's seed where the caller gives none."""

    def __init__(self, x: Any = None) -> None:
        super().__init__(x)

    def seed(self, a: Any = None, version: int = 2) -> None:
        """As the real one; None draws from the controlled source instead of the system."""
        super().seed(_source.getrandbits(64) if a is None else a, version)


ControlledRandom.__name__ = ControlledRandom.__qualname__ = "Random"
ControlledRandom.__module__ = "random"
