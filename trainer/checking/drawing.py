"""Names and numbers drawn anew for each run, so that neither a memorised demo nor a constant passes."""

from __future__ import annotations

import random
import types

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    T = TypeVar("T")

_SYLLABLES = [consonant + vowel for consonant in "bdfgklmnprtvz" for vowel in "aeiou"]


class _Chance(random.Random):
    """Chance with methods of its own: a program that replaces those of `random.Random` does not reach them."""


for _name, _method in vars(random.Random).items():
    if isinstance(_method, types.FunctionType) and _name != "__init__":
        setattr(_Chance, _name, _method)
_Chance.random, _Chance.getrandbits = random.Random.random, random.Random.getrandbits  # type: ignore[method-assign]


class Draw:
    """A source of chance for scenarios, apart from the program's own, seeded once for each check."""

    def __init__(self) -> None:
        self.random = _Chance()
        self._used: set[str] = set()

    def reseed(self, seed: object) -> None:
        """Start anew; the same seed draws the same values."""
        self.random.seed(str(seed))
        self._used = set()

    def word(self) -> str:
        """A made-up lower-case word of six letters; no two of a check hold each other."""
        chance, count = self.random.random, len(_SYLLABLES)
        while True:
            word = (
                _SYLLABLES[int(chance() * count)]
                + _SYLLABLES[int(chance() * count)]
                + _SYLLABLES[int(chance() * count)]
            )
            if word not in self._used:
                self._used.add(word)
                return word

    def words(self, count: int) -> list[str]:
        """`count` different made-up words."""
        return [self.word() for _ in range(count)]

    def sentence(self, count: int = 4) -> str:
        """`count` made-up words with spaces between them."""
        return " ".join(self.words(count))

    def id(self) -> str:
        """An id as a model gives it to a tool call."""
        return f"call_{self.word()}"

    def number(self, low: int = 2, high: int = 99) -> int:
        """A whole number, both ends included."""
        return self.random.randint(low, high)

    def numbers(self, count: int, low: int = 2, high: int = 99) -> list[int]:
        """`count` different whole numbers."""
        return self.random.sample(range(low, high + 1), count)

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`."""
        return self.random.choice(items)

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """`items` in an order of chance."""
        mixed = list(items)
        self.random.shuffle(mixed)
        return mixed


draw = Draw()
"""The one source that scenarios draw from."""
