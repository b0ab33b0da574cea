"""Names and numbers drawn anew for each run, so that neither a memorised demo nor a constant passes."""

from __future__ import annotations

import binascii
import random
import types

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    T = TypeVar("T")

_SYLLABLES = [consonant + vowel for consonant in "bdfgklmnprtvz" for vowel in "aeiou"]
_PAIRS = [first + second for first in _SYLLABLES for second in _SYLLABLES]
_WORDS = len(_PAIRS) * len(_SYLLABLES)
_FACTOR = 76_116
"""With it `number * _FACTOR + step` passes through all words before it comes to one again: less 1 it is divisible by
all primes of `_WORDS`, which are 5 and 13, and the step by none (Hull and Dobell, Random Number Generators, 1962)."""
_STEPS = [step for step in range(1, _WORDS, 101) if step % 5 and step % 13]


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
        self._begin_words()

    def reseed(self, seed: object) -> None:
        """Start anew; the same seed draws the same values."""
        # As a number: a text is digested first, which takes nearly as long again.
        self.random.seed(binascii.crc32(str(seed).encode()))
        self._begin_words()

    def _begin_words(self) -> None:
        # Some drills draw thousands of words: chance has its say in where they begin and how they go on, not in each.
        chance = self.random.random
        self._number, self._step = int(chance() * _WORDS), _STEPS[int(chance() * len(_STEPS))]

    def word(self) -> str:
        """A made-up lower-case word of six letters; no two of a check hold each other."""
        self._number = number = (self._number * _FACTOR + self._step) % _WORDS
        pair, last = divmod(number, len(_SYLLABLES))
        return _PAIRS[pair] + _SYLLABLES[last]

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
