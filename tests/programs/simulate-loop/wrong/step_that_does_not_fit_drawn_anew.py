# fault: a step that does not fit is drawn anew until one does
import random
from typing import NamedTuple


class State(NamedTuple):
    steps: int = 0
    used: int = 0
    progress: float = 0.0
    idle: int = 0


def simulate_agent_loop(seed=42, ctx_window=128_000, reserved=24_000, step_tokens_mean=800.0, step_tokens_std=250.0,
                        max_iterations=50, max_gain=0.3, min_gain=0.01, stagnation_threshold=5):
    source = random.Random(f"seed {seed}")
    budget = ctx_window - reserved

    def go(state):
        match state:
            case State(progress=p, steps=s) if s and p >= 1:
                return "success", state
            case State(idle=i, steps=s) if s and i >= stagnation_threshold:
                return "stagnation_detected", state
            case State(steps=s) if s >= max_iterations:
                return "max_iterations", state
        if (tokens := max(0, round(source.gauss(step_tokens_mean, step_tokens_std)))) + state.used > budget:
            for _ in range(20):
                if (tokens := max(0, round(source.gauss(step_tokens_mean, step_tokens_std)))) + state.used <= budget:
                    break
            else:
                return "token_budget_exhausted", state
        gain = source.uniform(0, max_gain)
        return go(State(state.steps + 1, state.used + tokens, state.progress + gain, state.idle + 1 if gain < min_gain else 0))

    reason, end = go(State())
    return dict(termination=reason, iterations=end.steps, tokens_used=end.used, remaining=budget - end.used, progress=end.progress)
