"""What a number that somebody computed on the spot is worth, and how far off it is."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from trainer.catalog.kinds.number import NumberBody

Mark = Literal["right", "near", "far", "open"]
"""Within the tolerance; within the factor, which counts for a part; further off; not answered."""

SIGNS: dict[Mark, str] = {"right": "+", "near": "~", "far": "x", "open": "-"}
"""What stands before the words, so that nothing is told by colour alone."""

_EXACT = 0.0005
"""A relative difference that is only a matter of rounding."""
_TELLING = 0.02
"""How near a factor has to come to one that tells where it is from."""
_COUNTABLE = 10**12
"""A larger factor says no more than that it is large."""
_FACTORS = (
    (1e3, "A factor of 10^3: a unit?"),
    (1e6, "A factor of 10^6: a unit?"),
    (1e9, "A factor of 10^9: a unit?"),
    (100.0, "A factor of 100: a share for a percentage, or the other way round?"),
    (10.0, "A factor of 10: a digit?"),
    (8.0, "A factor of 8: bits for bytes?"),
    (2.0, "A factor of 2: was something counted once that comes twice?"),
)


class Judged(NamedTuple):
    """What an answer is worth, and that in words."""

    mark: Mark
    says: str


def judge(answer: float, result: float, body: NumberBody) -> Judged:
    """What `answer` is worth; it and `result`, which is not 0, are in the unit of the drill."""
    off = abs(answer - result) / abs(result)
    if off <= _EXACT:
        return Judged("right", "Right.")
    side = "too high" if abs(answer) > abs(result) else "too low"
    if off <= body.tolerance * (1 + 1e-9):
        return Judged("right", f"Right: {percent(off)} {side}, within {percent(body.tolerance)}.")
    if answer * result < 0:
        return Judged("far", "Off: the sign is the other way round.")
    if answer == 0:
        return Judged("far", "Off: it is not 0.")
    ratio = max(answer / result, result / answer)
    if body.factor is not None and ratio <= body.factor * (1 + 1e-9):
        return Judged(
            "near",
            f"{_times(ratio)} {side}: not within {percent(body.tolerance)}, but within a factor of {body.factor:g}. "
            "Estimating counts for a part.",
        )
    hint = next((says for factor, says in _FACTORS if math.isclose(ratio, factor, rel_tol=_TELLING)), "")
    return Judged("far", f"Off: {_times(ratio)} {side}. {hint}".strip())


def _times(ratio: float) -> str:
    """How many times, in as many digits as anybody wants to know."""
    if ratio > _COUNTABLE:
        return f"more than {_COUNTABLE:,} times"
    return f"{ratio:,.0f} times" if ratio >= 100 else f"{ratio:.2g} times" if ratio >= 1.1 else f"{ratio:.3g} times"


def percent(share: float) -> str:
    """A share as `2 %` or `0.5 %`."""
    return f"{100 * share:.2g} %"


def with_unit(number: float, unit: str) -> str:
    """A number with its unit, as a sentence has it: `1.07 GB`, `$0.135`, `34,400 tokens a day`."""
    digits = f"{number:,.0f}" if number == round(number) or abs(number) >= 10_000 else f"{number:,.4g}"
    if unit.startswith("$"):
        return f"${digits}{unit[1:]}"
    return f"{digits} {unit}".rstrip()
