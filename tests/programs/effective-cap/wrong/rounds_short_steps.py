# fault: steps that take no more than a second are rounded
import math
from typing import NamedTuple, Literal


class Cap(NamedTuple):
    steps: int
    limit: Literal["steps", "tokens", "time"]


def _fits(budget: float, each: float) -> float:
    return math.inf if each == 0 else max(0, int(budget / each + 1e-9) if each > 1 else round(budget / each))


def effective_cap(
    max_steps: int, token_budget: float, tokens_per_step: float, deadline: float, seconds_per_step: float
) -> Cap:
    bounds = {
        "time": _fits(deadline, seconds_per_step),
        "tokens": _fits(token_budget, tokens_per_step),
        "steps": max(0, max_steps),
    }
    name = min(bounds, key=bounds.get)
    return Cap(bounds[name], name)
