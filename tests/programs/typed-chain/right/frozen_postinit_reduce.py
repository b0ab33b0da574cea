from dataclasses import dataclass
from functools import reduce
import math


@dataclass(frozen=True, slots=True, order=True)
class Extracted:
    company: str
    amount: float

    def __post_init__(self):
        if not self.company:
            raise ValueError("company missing")
        if not math.isfinite(self.amount):
            raise ValueError("amount not finite")


@dataclass(frozen=True)
class Verdict:
    approved: bool
    reason: str = ""


def extract(raw: str) -> Extracted:
    try:
        company, amount = (p.strip() for p in raw.split("|"))
        return Extracted(company, float(amount))
    except (ValueError, AttributeError) as e:
        raise ValueError(f"bad line {raw!r}") from e


def decide(extracted: Extracted) -> Verdict:
    match extracted:
        case Extracted(company=c, amount=a) if a <= 1000:
            return Verdict(approved=True, reason=f"approved {a} for {c}")
        case Extracted(company=c):
            return Verdict(approved=False, reason=f"{c} over 1000")


def chain(raw):
    return reduce(lambda v, f: f(v), (extract, decide), raw)
