# twist: 1
from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

UNBOUNDED = math.inf


class Cap(NamedTuple):
    steps: int
    bound: str


@dataclass(frozen=True)
class Linear:
    """A step that costs the same each time."""

    budget: float
    price: float

    def steps(self) -> float:
        if self.price <= 0:
            return UNBOUNDED
        return max(0, math.floor(self.budget / self.price))


@dataclass(frozen=True)
class Growing:
    """A step that costs ``growth`` more each time."""

    budget: float
    first: float
    growth: float

    def total(self, n: int) -> float:
        return n * self.first + self.growth * n * (n - 1) / 2

    def steps(self) -> float:
        if self.growth <= 0:
            return Linear(self.budget, self.first).steps()
        if self.budget < 0:
            return 0
        half = self.growth / 2
        b = self.first - half
        n = int((-b + math.sqrt(b * b + 4 * half * self.budget)) / (2 * half))
        while self.total(n + 1) <= self.budget:
            n += 1
        while n > 0 and self.total(n) > self.budget:
            n -= 1
        return n


def effective_cap(
    max_steps: int,
    token_budget: float,
    tokens_per_step: float,
    deadline: float,
    seconds_per_step: float,
    growth: float = 0,
) -> tuple[int, str]:
    """How many steps are allowed, and which limit says so."""
    candidates = [
        Cap(max_steps, "steps"),
        Cap(Growing(token_budget, tokens_per_step, growth).steps(), "tokens"),
        Cap(Linear(deadline, seconds_per_step).steps(), "time"),
    ]
    tightest = min(candidates, key=lambda cap: cap.steps)
    return Cap(max(0, int(tightest.steps)), tightest.bound)
