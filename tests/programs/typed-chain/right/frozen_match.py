from __future__ import annotations

from dataclasses import dataclass
from functools import reduce


@dataclass(frozen=True)
class Extracted:
    """The text, taken apart."""

    company: str
    amount: float
    currency: str = "USD"


@dataclass(frozen=True)
class Verdict:
    """Yes or no, and why."""

    approved: bool
    reason: str


def extract(source: str) -> Extracted:
    match source.split("|"):
        case [who, how_much]:
            return Extracted(who.strip(), float(how_much.strip()))
        case parts:
            raise ValueError(f"expected 2 parts, got {len(parts)}")


def decide(item: Extracted) -> Verdict:
    match item:
        case Extracted(company=who, amount=x) if x > 1_000:
            return Verdict(False, f"{who} is {x - 1000:g} over")
        case Extracted(company=who):
            return Verdict(True, f"{who} is fine")
    raise TypeError("decide wants an Extracted")


def chain(source: str) -> Verdict:
    return reduce(lambda val, step: step(val), (extract, decide), source)
