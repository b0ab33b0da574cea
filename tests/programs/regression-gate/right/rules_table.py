from __future__ import annotations

from fractions import Fraction


def worse_rate(now, then, slack):
    return Fraction(now) < Fraction(then) - Fraction(slack)


def worse_latency(now, then, _slack):
    return Fraction(now) > Fraction(then) * Fraction(5, 4)


RULES = [
    ("pass_rate", "Pass Rate dropped", worse_rate),
    ("p95_latency_s", "P95 went up", worse_latency),
]


def gate(latest: dict, baseline: dict = BASELINE, tolerance: float = TOLERANCE) -> list[str]:
    return [
        f"{words}: {baseline[key]} -> {latest[key]}"
        for key, words, worse in RULES
        if worse(latest[key], baseline[key], tolerance)
    ]


print(gate({"p95_latency_s": 4.2, "pass_rate": 0.85}) or "BUILD OK")
