"""The figures that claims state, worked out a second time by other means than the sums in their files."""

from __future__ import annotations

import math
from statistics import NormalDist

import pytest

from trainer.catalog.kinds.claim import claim_of, right_text, wrong_text

ERROR = math.sqrt(0.86 * 0.14 / 50)
ONE_SEQUENCE = sum(2 * 8 * 128 * 2 for _layer in range(32)) * 8192 / 10**9
INPUT, OUTPUT = 10 * 2_000 * 3 / 10**6, 10 * 500 * 15 / 10**6
CACHED = INPUT / 10 + 9 * INPUT / 10 * 0.1 + OUTPUT


def links(agents: int) -> int:
    return sum(1 for a in range(agents) for b in range(a))


def kappa(pairs: list[tuple[str, str]]) -> float:
    observed = sum(a == b for a, b in pairs) / len(pairs)
    labels = {label for pair in pairs for label in pair}
    chance = sum(
        sum(a == label for a, _ in pairs) / len(pairs) * sum(b == label for _, b in pairs) / len(pairs)
        for label in labels
    )
    return (observed - chance) / (1 - chance)


def spent(budget: float, call: float) -> float:
    """What a loop spends that looks at the budget before each call, and not at the call."""
    total = 0.0
    while total < budget:
        total += call
    return total


FIGURES: dict[str, list[str]] = {
    "claim-kv-per-request": [f"{ONE_SEQUENCE:.2f} GB", f"{4 * ONE_SEQUENCE:.2f} GB", f"{32 * ONE_SEQUENCE:.1f} GB"],
    "claim-kv-share": [f"{8 * ONE_SEQUENCE:.1f} GB", f"{8 * ONE_SEQUENCE / 80:.1%}", f"{60 // ONE_SEQUENCE:.0f} seq"],
    "claim-caching-third": [
        f"${OUTPUT:.3f}",
        f"${CACHED:.4f}",
        f"${CACHED + 0.25 * INPUT / 10:.4f}",
        f"{1 - CACHED / (INPUT + OUTPUT):.0%}",
    ],
    "claim-input-dominates": [f"{OUTPUT / (INPUT + OUTPUT):.0%}", f"{500 * 15 // 3:,} tokens"],
    "claim-fifty-cases": [f"{ERROR:.1%}", f"{math.hypot(ERROR, ERROR):.1%}"],
    "claim-three-point-gate": [f"{NormalDist().cdf(-0.03 / ERROR):.0%} of the runs", "more cases, about 360,"],
    "claim-high-agreement": [f"{kappa([('pass', 'pass')] * 90 + [('fail', 'pass')] * 10):.1f}"],
    "claim-links-exponential": [f"{links(5)} among 5", f"{links(10)} among 10", f"{links(10) / links(5):.1f} times"],
    "claim-check-is-ceiling": [f"${spent(0.05, 0.021):.3f}"],
    "claim-budget-before-call": [f"{spent(40_000, 30_000):,.0f}"],
    "claim-gate-pass-rate": [f"{4.2 * 2500 / 0.91:,.0f}", f"{8.6 * 2500 / 0.91:,.0f}", f"{8.6 / 4.2 - 1:.0%} more"],
    "claim-stagnation-share": [f"{0.7 + 0.3 * 0.4:.0%}", f"{(85 - 70) / 30:.0%} of the failures"],
    "claim-reflexion-factor": [f"{12 / 10 - 1:.0%} more", f"{2 * 10 + 2} calls"],
    "claim-thirty-seconds": [f"{115 / 2.5:.0f} s", f"{85 / 2.5:.0f} to {120 / 2.5:.0f} s", "75 words"],
    "claim-guard-fires": [f"{30**5:,}", f"{50 * 900:,} of {128_000 - 24_000:,}"],
    "claim-jitter-past-cap": [f"{60 * 1.1:.0f} s"],
    "claim-third-try": [f"{len([1, 2, 4]) + 1} tries", f"{sum([1, 2, 4])} s"],
    "claim-jitter-on-top": [f"{1 / 8:.1%}"],
    "claim-each-costs-more": [f"{5 * 4 * 2} calls"],
    "claim-score-by-position": [f"{4 / 5:.0%} precision"],
    "claim-wall-clock": [f"{30 + 60 * 60:,} s"],
    "claim-gather-parallel": [f"{4 * 6} s"],
}


@pytest.mark.parametrize("card", FIGURES)
def test_a_claim_states_the_right_figures(card, catalog):
    body = claim_of(catalog.drill(card))
    told = f"{wrong_text(body)} {right_text(body)}"
    for figure in FIGURES[card]:
        assert figure in told, (figure, told)


def test_five_small_gains_in_a_row_are_as_rare_as_said(catalog):
    """The chance that a run of fifty steps ever has five in a row, by following the streaks step by step."""
    small = 1 / 30
    streaks = [1.0, 0.0, 0.0, 0.0, 0.0]
    fired = 0.0
    for _ in range(50):
        fired += streaks[4] * small
        streaks = [sum(streaks) * (1 - small), *(chance * small for chance in streaks[:4])]
    assert f"{round(1 / fired, -3):,.0f} runs" in right_text(claim_of(catalog.drill("claim-guard-fires")))


def test_the_cases_that_a_tolerance_takes_are_as_many_as_said():
    quantile = NormalDist().inv_cdf(0.95)
    assert round(0.86 * 0.14 * (quantile / 0.03) ** 2, -1) == 360
