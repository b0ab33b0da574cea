from fractions import Fraction
from typing import NamedTuple


class Steps(int):
    pass


class Cap(NamedTuple):
    steps: int
    by: str


def _whole(budget, each):
    try:
        return max(0, Fraction(budget) // Fraction(each))
    except ZeroDivisionError:
        return float("inf")


def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step, growth=0):
    options = (
        Cap(_whole(deadline, seconds_per_step), "time"),
        Cap(_whole(token_budget, tokens_per_step), "tokens"),
        Cap(max(0, max_steps), "steps"),
    )
    tightest = sorted(options)[0]
    return tightest._replace(steps=Steps(tightest.steps))
