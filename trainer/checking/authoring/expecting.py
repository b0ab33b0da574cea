"""The judging half of a check: sentences about plain data, in a process where the program never was."""

from __future__ import annotations

from trainer.checking.between.plain import same

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Place = tuple[int, ...]


class Unmet(Exception):
    """An expectation that does not hold, with the learner's sentence and both sides as plain data.

    `at` points into the flight record: (call, message) of the first recording model, or
    (model, call, message); all counted from 0.
    """

    def __init__(self, say: str, observed: Any = None, expected: Any = None, at: Place | None = None) -> None:
        super().__init__(say)
        self.say = say
        self.observed = observed
        self.expected = expected
        self.at = at


def fail(say: str, observed: Any = None, expected: Any = None, at: Place | None = None) -> None:
    """End the check as not met."""
    raise Unmet(say, observed, expected, at)


class Expectation:
    """What is expected of one value. Every method takes the sentence for the learner who misses it."""

    def __init__(self, value: Any) -> None:
        self._value = value

    def that(self, holds: bool, say: str, expected: Any = None, at: Place | None = None) -> Expectation:
        """Any condition, already worked out."""
        if not holds:
            raise Unmet(say, self._value, expected, at)
        return self

    def equals(self, expected: Any, say: str, at: Place | None = None) -> Expectation:
        """Equal by value (see `plain.same`: tuples count as lists, `bool` stays apart from numbers)."""
        return self.that(same(self._value, expected), say, expected, at)

    def holds(self, expected: dict[str, Any], say: str, at: Place | None = None) -> Expectation:
        """A dict with at least these entries; more keys are welcome."""
        value = self._value
        fine = isinstance(value, dict) and all(key in value and same(value[key], expected[key]) for key in expected)
        return self.that(fine, say, expected, at)

    def is_close(self, expected: float, say: str, within: float = 1e-9, at: Place | None = None) -> Expectation:
        """A number (no `bool`) at most `within` away."""
        return self.that(is_number(self._value) and abs(self._value - expected) <= within, say, expected, at)

    def is_text(self, say: str, at: Place | None = None) -> Expectation:
        """A string."""
        return self.that(isinstance(self._value, str), say, "a string", at)

    def starts_with(self, prefix: str, say: str, at: Place | None = None) -> Expectation:
        """A string with this beginning."""
        fine = isinstance(self._value, str) and self._value.startswith(prefix)
        return self.that(fine, say, f"a string that starts with {prefix}", at)

    def mentions(self, *needles: str, say: str, any_case: bool = False, at: Place | None = None) -> Expectation:
        """A string that holds each of `needles`."""
        value = self._value
        if not isinstance(value, str):
            raise Unmet(say, value, "a string", at)
        where = value.lower() if any_case else value
        missing = [needle for needle in needles if (needle.lower() if any_case else needle) not in where]
        return self.that(not missing, say, {"mentions": list(needles)}, at)

    def omits(self, *needles: str, say: str, at: Place | None = None) -> Expectation:
        """A string that holds none of `needles`."""
        value = self._value
        fine = isinstance(value, str) and not any(needle in value for needle in needles)
        return self.that(fine, say, {"omits": list(needles)}, at)


def expect(value: Any) -> Expectation:
    """The beginning of an expectation about `value`."""
    return Expectation(value)


def is_number(value: Any) -> bool:
    """An int or float, `bool` apart."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def ordinal(position: int) -> str:
    """`position` (from 0) in words: 0 is "first"."""
    words = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
    return words[position] if position < len(words) else f"{position + 1}th"
