"""Reading a number as people type it: `1.07`, `1.07e9`, `1,070`, `34k`, `12%`, `$0.135`, `1.07 GB`."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping

_BYTES = {
    "b": 1.0, "byte": 1.0, "bytes": 1.0, "k": 1e3, "m": 1e6, "g": 1e9, "t": 1e12, "kb": 1e3, "mb": 1e6, "gb": 1e9,
    "tb": 1e12, "kib": 2.0**10, "mib": 2.0**20, "gib": 2.0**30, "tib": 2.0**40,
}  # fmt: skip
_SECONDS = {
    "ms": 1e-3, "s": 1.0, "sec": 1.0, "second": 1.0, "seconds": 1.0, "m": 60.0, "min": 60.0, "minute": 60.0,
    "minutes": 60.0, "h": 3600.0, "hour": 3600.0, "hours": 3600.0,
}  # fmt: skip
_DOLLARS = {"$": 1.0, "usd": 1.0, "dollar": 1.0, "dollars": 1.0, "¢": 0.01, "cent": 0.01, "cents": 0.01}
_SHARES = {"": 1.0, "%": 0.01, "percent": 0.01, "point": 0.01, "points": 0.01, "pp": 0.01}
_FAMILIES: tuple[Mapping[str, float], ...] = (_BYTES, _SECONDS, _DOLLARS, _SHARES)

_LARGE = {
    "k": 1e3, "thousand": 1e3, "m": 1e6, "mio": 1e6, "million": 1e6, "b": 1e9, "bn": 1e9, "billion": 1e9,
    "trillion": 1e12,
}  # fmt: skip

_ABOUT = re.compile(r"(?:about|around|roughly|approximately|approx\.?|circa|ca\.?|[~≈=])\s*", re.IGNORECASE)
_TYPED = re.compile(
    r"(?P<before>\$?\s*[-+−]?\s*\$?)\s*(?P<digits>\d[\d,_ ]*(?:\.\d*)?|\.\d+)(?P<power>e[-+]?\d+)?(?P<behind>.*)",
    re.IGNORECASE | re.DOTALL,
)
_GROUPED = re.compile(r"\d{1,3}(?:[,_ ]\d{3})+")
_LARGE_FIRST = re.compile(r"([a-z]+)(?![a-z])\s*(.*)", re.DOTALL)
_PER = re.compile(r"\s*(?:/|\ba\b|\bper\b).*", re.DOTALL)
_DIVIDED = re.compile(r"(?:/|\bper\b)\s*[-+−$]?\s*\.?\d", re.IGNORECASE)
"""A fraction, whose numerator alone is another number; what follows a slash is otherwise a unit."""
_LONGEST = 100
"""Characters; a longer one that is cut off may be another number."""


class Unreadable(ValueError):
    """What was typed is no number, or not one of the kind that is asked for; a sentence that says what would be."""


def read_number(typed: str, unit: str) -> float:
    """The number that was typed, in `unit`.

    Arguments:
        typed: a number, as people write one; a unit of the same kind as `unit` may stand with it, or none.
        unit: what the answer is asked in, such as `GB`, `%`, `$ a day`, `tokens`; empty for a plain number, which may
            be typed as a percentage.

    Raises:
        Unreadable: there is no number in it, or something else besides.
    """
    if len(typed.strip()) > _LONGEST:
        raise Unreadable(f"That is too long for a number. Type one like {_example(unit)}.")
    text = _ABOUT.sub("", typed.strip(), count=1).strip()
    found = _TYPED.fullmatch(text)
    if found is None:
        raise Unreadable(f"I can't read that as a number. Type one like {_example(unit)}.")
    number = _plain(found["digits"]) * float(f"1{found['power'] or ''}")
    if re.search("[-−]", found["before"]):
        number = -number
    read = number * _scale("$" * ("$" in found["before"]) + found["behind"], unit)
    if not math.isfinite(read):
        raise Unreadable("That number is too large to be compared.")
    return read


def _plain(digits: str) -> float:
    whole, _, decimals = digits.strip(" _").partition(".")
    if re.search(r"[,_ ]", whole):
        if _GROUPED.fullmatch(whole) is None:
            raise Unreadable(f'"{digits.strip()}" can be read in two ways: write 1,070 or 1070, and 1.07 with a point.')
        whole = re.sub(r"[,_ ]", "", whole)
    return float(f"{whole or 0}.{decimals or 0}")


def _scale(behind: str, unit: str) -> float:
    """What a number is to be multiplied with to be in `unit`, by what stands behind it."""
    asked = _head(unit)
    if _DIVIDED.search(behind):
        raise Unreadable(f"I can't read a number that is divided by another. Work it out, like {_example(unit)}.")
    for large, its_unit in _readings(_head(behind)):
        size = _in_unit(its_unit, asked)
        if size is not None:
            return large * size
    raise Unreadable(
        f'I can\'t read "{behind.strip()}" here. Type the answer {_asked_in(unit)}, like {_example(unit)}.'
    )


def _head(unit: str) -> str:
    """A unit without what it is counted by: `$` of `$ a day`."""
    return _PER.sub("", unit.strip().casefold()).strip(" .")


def _readings(behind: str) -> Iterator[tuple[float, str]]:
    """What a text behind a number may mean: a unit, or a large number with or without one."""
    yield 1.0, behind
    dollar, rest = ("$", behind[1:].strip()) if behind.startswith("$") else ("", behind)
    found = _LARGE_FIRST.fullmatch(rest)
    if found is not None and found[1] in _LARGE:
        yield _LARGE[found[1]], dollar + found[2].strip()


def _in_unit(word: str, asked: str) -> float | None:
    """How much of the unit that is asked for one of `word` is; None where they don't go together."""
    if word in ("", asked) or (len(word) > 2 and asked.startswith(word.rstrip("s"))):
        return 1.0
    return next((family[word] / family[asked] for family in _FAMILIES if word in family and asked in family), None)


def _asked_in(unit: str) -> str:
    return f"in {unit}" if unit else "as a plain number"


def _example(unit: str) -> str:
    examples = {"$": "$0.135", "%": "12%", "": "1.07", "gb": "1.07 GB", "s": "1.5 s"}
    head = _head(unit)
    return examples.get(head, "1,070 or 34k")
