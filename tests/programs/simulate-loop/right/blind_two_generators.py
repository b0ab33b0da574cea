from collections import deque
from dataclasses import asdict, dataclass
from itertools import count, islice
from random import Random


@dataclass
class Run:
    termination: str = "max_iterations"
    iterations: int = 0
    tokens_used: int = 0
    remaining: int = 0
    progress: float = 0
    seed: object = None


def simulate_agent_loop(
    seed=42,
    ctx_window=128_000,
    reserved=24_000,
    step_tokens_mean=800.0,
    step_tokens_std=250.0,
    max_iterations=50,
    max_gain=0.3,
    min_gain=0.01,
    stagnation_threshold=5,
    **more,
):
    sizes, luck = Random(f"sizes {seed}"), Random(f"luck {seed}")
    run = Run(remaining=ctx_window - reserved, seed=seed)
    gains = deque(maxlen=stagnation_threshold)
    for _ in islice(count(), max_iterations):
        tokens = round(sizes.normalvariate(step_tokens_mean, step_tokens_std))
        while tokens < 0:
            tokens = round(sizes.normalvariate(step_tokens_mean, step_tokens_std))
        if run.tokens_used + tokens > ctx_window - reserved:
            run.termination = "token_budget_exhausted"
            return asdict(run)
        gains.append(luck.random() * max_gain)
        run.iterations, run.tokens_used = run.iterations + 1, run.tokens_used + tokens
        run.remaining = ctx_window - reserved - run.tokens_used
        run.progress += gains[-1]
        if not run.progress < 1:
            run.termination = "success"
            return asdict(run)
        if len(gains) == stagnation_threshold and max(gains) < min_gain:
            run.termination = "stagnation_detected"
            return asdict(run)
    return asdict(run)
