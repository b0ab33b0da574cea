import random
from itertools import accumulate, count, islice, takewhile


def _drawn(rng, mean, std, most):
    while True:
        yield max(0, int(rng.gauss(mean, std))), rng.uniform(0, most)


def simulate_agent_loop(seed=42, ctx_window=128_000, reserved=24_000, step_tokens_mean=800.0, step_tokens_std=250.0,
                        max_iterations=50, max_gain=0.3, min_gain=0.01, stagnation_threshold=5):
    rng = random.Random(seed)
    budget = ctx_window - reserved

    def add(state, step):
        used, progress, idle, n = state
        return used + step[0], progress + step[1], (idle + 1) * (step[1] < min_gain), n + 1

    states = accumulate(islice(_drawn(rng, step_tokens_mean, step_tokens_std, max_gain), max_iterations), add, initial=(0, 0, 0, 0))
    last = next(states)
    reason = "max_iterations"
    for state in states:
        if state[0] > budget:
            reason = "token_budget_exhausted"
            break
        last = state
        if state[1] >= 1:
            reason = "success"
        elif state[2] >= stagnation_threshold:
            reason = "stagnation_detected"
        else:
            continue
        break
    return {"termination": reason, "iterations": last[3], "tokens_used": last[0], "remaining": budget - last[0], "progress": last[1]}
