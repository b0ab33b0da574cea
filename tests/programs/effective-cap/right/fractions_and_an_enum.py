from fractions import Fraction
from math import floor
from enum import Enum


class Bound(str, Enum):
    STEPS = "steps"
    TOKENS = "tokens"
    TIME = "time"


def fits(total, each):
    try:
        return floor(Fraction(total) / Fraction(each))
    except ZeroDivisionError:
        return None


def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    if any(x < 0 for x in (tokens_per_step, seconds_per_step)):
        raise ValueError("a step costs nothing or more")
    rows = [
        (max_steps, Bound.STEPS),
        (fits(token_budget, tokens_per_step), Bound.TOKENS),
        (fits(deadline, seconds_per_step), Bound.TIME),
    ]
    steps, bound = min((r for r in rows if r[0] is not None), key=lambda r: r[0])
    return steps if steps > 0 else 0, bound.value
