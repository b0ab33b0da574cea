"""False alarms: the normal tail beyond tolerance / standard error."""

from math import erfc, sqrt


def make(rng):
    return {
        "cases": rng.choice([40, 50, 60, 80, 100]),
        "tolerance": rng.choice([2, 3, 4, 5]),
        "percent": rng.randint(75, 92),
    }


def solve(values):
    p, n = values["percent"] / 100, values["cases"]
    error = sqrt(p * (1 - p) / n)
    allowed = values["tolerance"] / 100 / error
    share = 50 * erfc(allowed / sqrt(2))
    steps = [
        f"Standard error: sqrt({p:g} · {1 - p:.2f} / {n}) = {100 * error:.3g} points",
        f"Allowed: {values['tolerance']} / {100 * error:.3g} = {allowed:.3g} standard errors",
        f"Beyond that in one tail = {share:.3g} %",
    ]
    return steps, share
