# fault: tokens are evenly distributed, with the right mean and deviation
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
    budget = ctx_window - reserved
    used = 0
    progress = 0.0
    low = 0
    n = 0
    termination = "max_iterations"
    while n < max_iterations:
        tokens = max(
            0, int(rng.uniform(step_tokens_mean - 1.732 * step_tokens_std, step_tokens_mean + 1.732 * step_tokens_std))
        )
        if used + tokens > budget:
            termination = "token_budget_exhausted"
            break
        used += tokens
        n += 1
        gain = rng.uniform(0, max_gain)
        progress += gain
        if progress >= 1:
            termination = "success"
            break
        low = low + 1 if gain < min_gain else 0
        if low >= stagnation_threshold:
            termination = "stagnation_detected"
            break
    return {
        "termination": termination,
        "iterations": n,
        "tokens_used": used,
        "remaining": budget - used,
        "progress": progress,
    }
