# twist: 1
# fault: a step that does not fit is skipped, and the run goes on with smaller ones
import random


def simulate_agent_loop(seed=42, ctx_window=128_000, reserved=24_000, step_tokens_mean=800.0, step_tokens_std=250.0,
                        max_iterations=50, max_gain=0.3, min_gain=0.01, stagnation_threshold=5):
    r = random.Random(seed)
    left = ctx_window - reserved
    start = left
    n, total, small = 0, 0.0, 0
    why = "max_iterations"
    for _ in range(max_iterations):
        cost = max(0, round(r.normalvariate(step_tokens_mean, step_tokens_std)))
        if cost > left:
            why = "token_budget_exhausted"
            continue
        left -= cost
        n += 1
        g = r.random() * max_gain
        total += g
        small = small + 1 if g < min_gain else 0
        if total >= 1:
            why = "success"
            break
        if small >= stagnation_threshold:
            why = "stagnation_detected"
            break
    return {"termination": why, "iterations": n, "tokens_used": start - left, "remaining": left, "progress": total}


def termination_shares(runs, **settings):
    counts = {"success": 0, "max_iterations": 0, "token_budget_exhausted": 0, "stagnation_detected": 0}
    for seed in range(runs):
        counts[simulate_agent_loop(seed=seed, **settings)["termination"]] += 1
    if not runs:
        return counts
    for key in counts:
        counts[key] /= runs
    return counts
