from __future__ import annotations

from dataclasses import asdict, dataclass
from random import Random
from typing import Iterator


@dataclass
class Run:
    termination: str
    iterations: int
    tokens_used: int
    remaining: int
    progress: float


def steps(rng: Random, mean: float, std: float, most: float) -> Iterator[tuple[int, float]]:
    while True:
        yield int(max(0.0, rng.gauss(mean, std))), rng.uniform(0, most)


def simulate_agent_loop(
    seed: int = 42,
    ctx_window: float = 128e3,
    reserved: float = 24e3,
    step_tokens_mean: float = 8e2,
    step_tokens_std: float = 2.5e2,
    max_iterations: int = 5 * 10,
    max_gain: float = 0.3,
    min_gain: float = 0.01,
    stagnation_threshold: int = 5,
) -> dict:
    run = Run("", 0, 0, ctx_window - reserved, 0.0)
    gains: list[float] = []
    for tokens, gain in steps(Random(seed), step_tokens_mean, step_tokens_std, max_gain):
        if run.iterations >= max_iterations:
            run.termination = "max_iterations"
        elif tokens > run.remaining:
            run.termination = "token_budget_exhausted"
        if run.termination:
            break
        run.iterations += 1
        run.tokens_used += tokens
        run.remaining -= tokens
        run.progress += gain
        gains.append(gain)
        last = gains[-stagnation_threshold:]
        if run.progress >= 1.0:
            run.termination = "success"
        elif len(last) == stagnation_threshold and max(last) < min_gain:
            run.termination = "stagnation_detected"
        if run.termination:
            break
    return asdict(run)
