from dataclasses import asdict, dataclass
from random import Random


@dataclass
class Run:
    remaining: int
    termination: str = ""
    iterations: int = 0
    tokens_used: int = 0
    progress: float = 0.0


def simulate_agent_loop(seed=42, ctx_window=128_000, reserved=24_000, step_tokens_mean=800.0, step_tokens_std=250.0,
                        max_iterations=50, max_gain=0.3, min_gain=0.01, stagnation_threshold=5):
    sizes, gains = Random(f"tokens {seed}"), Random(f"gains {seed}")
    plan = [(int(sizes.gauss(step_tokens_mean, step_tokens_std)), gains.uniform(0, max_gain)) for _ in range(max_iterations)]
    run, idle = Run(ctx_window - reserved), 0
    for tokens, gain in plan:
        tokens = tokens if tokens > 0 else 0
        if tokens > run.remaining:
            run.termination = "token_budget_exhausted"
            return asdict(run)
        run.remaining -= tokens
        run.tokens_used += tokens
        run.iterations += 1
        run.progress += gain
        idle = 0 if gain >= min_gain else idle + 1
        match run.progress >= 1, idle >= stagnation_threshold:
            case True, _:
                run.termination = "success"
            case _, True:
                run.termination = "stagnation_detected"
            case _:
                continue
        return asdict(run)
    run.termination = "max_iterations"
    return asdict(run)
