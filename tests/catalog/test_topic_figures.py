"""The figures in what is to be said, worked out from their formulas."""

from __future__ import annotations

import pytest

ONE_SEQUENCE = 2 * 32 * 8 * 128 * 8192 * 2 / 1e9


def history(steps: int, instructions: int, added: int) -> int:
    """Tokens that are read when each step carries what all earlier ones added."""
    return sum(instructions + added * step for step in range(steps))


GROWING = max(steps for steps in range(30) if history(steps, 1600, 800) <= 50_000)
"""Steps that fit into 50,000 tokens where the first takes 1,600 and each later one 800 more."""

FIGURES: dict[str, list[str]] = {
    "topic-pattern-choice": [
        f"{history(10, 1000, 400):,}",
        f"{2000 + 10 * 1200:,}",
        f"{history(20, 1000, 400):,}",
        f"{2000 + 20 * 1200:,}",
    ],
    "topic-termination": [f"min(30, {50_000 // 2_500}, {120 // 5}) = {min(30, 50_000 // 2_500, 120 // 5)}"],
    "topic-context-ledger": [
        f"{128_000 - 24_000:,}",
        f"{(128_000 - 24_000) // 800} steps",
        f"{20_000 // 800} steps",
        f"{50 * 800 - 600:,}, another {(50 * 800 - 600) // 800} steps",
    ],
    "topic-four-layers": [f"{0.2**4:.4f}", f"one in {1 / 0.2**4:.0f}", f"{0.2**4:.2%}".replace("%", " percent")],
    "topic-observe": [f"{0.3 * 0.4:.0%}".replace("%", " %"), f"{0.7 + 0.3 * 0.4:.0%}".replace("%", " %")],
    "topic-feedback-machine": [f"{10 * 2000:,}", f"{5 * 1500:,}", f"{2 * 10 * 2000:,}"],
    "topic-graph-topology": [f"{max(20, 20, 20, 20)} s", f"place of {4 * 20}", f"it is {max(20, 20, 20, 50)}"],
    "topic-memory-and-kv": [
        f"{ONE_SEQUENCE:.2f} GB",
        f"{8 * ONE_SEQUENCE:.1f} GB",
        f"{8 * ONE_SEQUENCE / 80:.1%}".replace("%", " %"),
        f"over 1.07: {(80 - 16) // ONE_SEQUENCE:.0f}",
    ],
    "topic-injection-layers": [f"{1 - 0.95**20:.0%}".replace("%", " %")],
    "topic-backoff-math": [f"{(1 + 2 + 4) / 2} s in place of {1 + 2 + 4}", f"{0.2 ** (3 + 1):.4f}"],
    "topic-run-cost": [
        f"${10 * (2000 * 3 + 500 * 15) / 1e6:.3f}",
        f"${(2000 * 3 + 9 * 2000 * 0.3 + 10 * 500 * 15) / 1e6:.4f}",
        f"${(1.25 * 2000 * 3 + 9 * 2000 * 0.3 + 10 * 500 * 15) / 1e6:.4f}",
        f"{history(10, 2000, 700):,} tokens",
    ],
    "question-agent-or-workflow": [f"{1000 + 0.85 * 3000 + 0.15 * 15000:,.0f}", f"{7 * 3000:,}"],
    "question-run-forever": [
        f"{200 * 50 * 30_000 / (19_800 * 6 * 4_000 + 200 * 50 * 30_000):.1%}".replace("%", " %"),
        f"{200 * (50 * 30_000 - 40_000) / (19_800 * 6 * 4_000 + 200 * 50 * 30_000):.1%}".replace("%", " %"),
    ],
    "question-every-tool": [f"{140 * 150:,}", f"{8 * 150:,}"],
    "select-tools": [f"{140 * 150:,}", f"{8 * 150:,}"],
    "idempotent-charge": [
        f"{10_000 * 0.015:.0f} timed out",
        f"{10_000 * 0.015 * 0.8:.0f} of those",
        f"{10_000 * 0.015 * 0.8 * 45:,.0f} dollars",
    ],
    "question-beyond-answer": [
        f"{4.2 * 2500 / 0.91:,.0f}",
        f"{8.6 * 2500 / 0.91:,.0f}",
        f"{10_000 / 0.95:,.0f}",
        f"{40_000 / 0.99:,.0f}",
    ],
    "question-approval-design": [f"{2 * 3 / 24:.0%}".replace("%", " %")],
    "question-tool-halfway": [f"{10_000 * 0.015:.0f} time-outs", f"{10_000 * 0.015 * 0.8:.0f} second refunds"],
    "guarded-loop": [f"calls of {30_000:,}", f"starts at {30_000:,} and ends at {2 * 30_000:,}"],
    "effective-cap": [
        f"min(30, {50_000 // 1600}, {120 // 3.5:.0f}) = {min(30, 50_000 // 1600, 120 // 3.5)}",
        f"400·n·(n − 1): {('eight', 'nine', 'ten')[GROWING - 8]} fit into 50,000, not {50_000 // 1600}",
    ],
    "stagnation": [f"about {(0.01 / 0.3) ** 5 * 1e8:.0f} in 100 million"],
    "context-ledger": [f"leaves {128_000 - 24_000:,}", f"after {(128_000 - 24_000) // 800} steps"],
    "simulate-loop": [f"use {50 * 800:,} of {128_000 - 24_000:,}", f"(1/{0.3 / 0.01:.0f})⁵"],
    "question-how-much-budget": [f"30, {50_000 // 2_500} and {120 // 5}"],
    "durable-approval": [
        f"{'quarter' if 2 * 3 / 24 == 1 / 4 else '?'} of the requests",
        f"some {40 * 2 * 3 // 24} are lost",
    ],
    "fallback-chain": [
        f"says {(45 + 36) / (60 + 40):.0%}".replace("%", " %"),
        f"stands at {45 / 60:.0%}".replace("%", " %"),
    ],
    "cost-per-resolved-task": [
        f"pays {10_000 / 0.95:,.0f} per resolved one",
        f"pays {40_000 / 0.99:,.0f}, nearly {('three', 'four')[round(40_000 / 0.99 / (10_000 / 0.95)) - 3]} times",
        f"from {4.2 * 2_500 / 0.91:,.0f} to {8.6 * 2_500 / 0.91:,.0f} tokens",
    ],
}


@pytest.mark.parametrize("card", FIGURES)
def test_what_is_to_be_said_states_the_right_figures(card, catalog):
    drill = catalog.drill(card)
    answer = catalog.answer(drill)
    listened = [line for follow_up in answer.follow_ups for line in follow_up.listen_for]
    told = "\n".join([answer.theory, answer.spoken, *listened])
    for figure in FIGURES[card]:
        assert figure in told, (figure, told)
