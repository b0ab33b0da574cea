# fault: what stands behind a second bar is ignored instead of refused
from dataclasses import dataclass


@dataclass
class Extracted:
    """What a line says."""

    company: str
    amount: float

    @classmethod
    def from_line(cls, line):
        fields = [f.strip() for f in line.split("|")]
        if len(fields) < 2 or not fields[0]:
            raise ValueError(line)
        return cls(fields[0], float(fields[1]))


@dataclass
class Verdict:
    """What is decided of it, and why."""

    approved: bool
    reason: str


def extract(wire):
    return Extracted.from_line(wire)


def decide(extracted):
    limit = 1000
    if extracted.amount > limit:
        return Verdict(approved=False, reason=f"{extracted.company}: above {limit}")
    return Verdict(approved=True, reason=f"{extracted.company}: up to {limit}")


def chain(wire):
    return decide(extract(wire))
