"""Standard error of a proportion: sqrt(p (1 - p) / n), in percentage points."""

from math import sqrt


def make(rng):
    return {"cases": rng.choice([30, 40, 50, 60, 80, 100, 150, 200]), "percent": rng.randint(70, 95)}


def solve(values):
    p, n = values["percent"] / 100, values["cases"]
    variance = p * (1 - p)
    points = 100 * sqrt(variance / n)
    steps = [
        f"One case: {p:g} · {1 - p:.2f} = {variance:.4g}",
        f"The mean of {n}: sqrt({variance:.4g} / {n}) = {points / 100:.4f}",
        f"In percentage points = {points:.3g} points",
    ]
    return steps, points
