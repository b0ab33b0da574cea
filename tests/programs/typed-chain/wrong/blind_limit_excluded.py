# fault: an amount of exactly 1000 is not approved
from dataclasses import dataclass


@dataclass(frozen=True)
class Extracted:
    """What a line says."""

    company: str
    amount: float


@dataclass(frozen=True)
class Verdict:
    """What is decided of it, and why."""

    approved: bool
    reason: str


def extract(wire):
    parts = wire.split("|")
    if len(parts) != 2 or not parts[0].strip():
        raise ValueError(f"expected 'company | amount', got {wire!r}")
    return Extracted(parts[0].strip(), float(parts[1]))


def decide(extracted):
    if extracted.amount < 1000:
        return Verdict(True, f"{extracted.company} is within the limit")
    return Verdict(False, f"{extracted.company} is over the limit")


def chain(wire):
    return decide(extract(wire))
