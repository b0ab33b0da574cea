# twist: 1
import math
from fractions import Fraction


def _fit(budget, first, growth):
    b, f, g = map(Fraction, (budget, first, growth))
    if b < 0:
        return 0 if f or g else None
    if g == 0:
        return None if f == 0 else b // f
    n = int((math.isqrt(int((2 * f - g) ** 2 + 8 * g * b)) - (2 * f - g)) / (2 * g))
    cost = lambda k: k * f + g * k * (k - 1) / 2
    while cost(n + 1) <= b:
        n += 1
    while n > 0 and cost(n) > b:
        n -= 1
    return n


def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step, growth=0):
    tokens = _fit(token_budget, tokens_per_step, growth)
    time = Fraction(deadline) // Fraction(seconds_per_step) if seconds_per_step else None
    all_ = {"steps": max_steps, "tokens": tokens, "time": time}
    known = {k: v for k, v in all_.items() if v is not None}
    name = min(known, key=known.__getitem__)
    return (max(int(known[name]), 0), name)
