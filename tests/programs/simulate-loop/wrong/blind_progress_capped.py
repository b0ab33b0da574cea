# fault: progress stops at 1

import random


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
):
    rng = random.Random(seed)
    remaining = ctx_window - reserved
    used = steps = low = 0
    progress = 0.0
    reason = "max_iterations"
    while steps < max_iterations:
        tokens = max(0, int(rng.gauss(step_tokens_mean, step_tokens_std)))
        if tokens > remaining:
            reason = "token_budget_exhausted"
            break
        remaining -= tokens
        used += tokens
        steps += 1
        gain = rng.uniform(0, max_gain)
        progress = min(1.0, progress + gain)
        low = low + 1 if gain < min_gain else 0
        if progress >= 1:
            reason = "success"
            break
        if low >= stagnation_threshold:
            reason = "stagnation_detected"
            break
    return {
        "termination": reason,
        "iterations": steps,
        "tokens_used": used,
        "remaining": remaining,
        "progress": progress,
    }
