# fault: the seed is set for the whole program
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
    random.seed(seed)
    rng = random
    budget = ctx_window - reserved
    used = count = idle = 0
    progress = 0.0
    reason = "max_iterations"
    while count < max_iterations:
        tokens = max(0, int(rng.gauss(step_tokens_mean, step_tokens_std)))
        if used + tokens > budget:
            reason = "token_budget_exhausted"
            break
        used += tokens
        count += 1
        gain = rng.uniform(0, max_gain)
        progress += gain
        if progress >= 1:
            reason = "success"
            break
        idle = idle + 1 if gain < min_gain else 0
        if idle >= stagnation_threshold:
            reason = "stagnation_detected"
            break
    return {
        "termination": reason,
        "iterations": count,
        "tokens_used": used,
        "remaining": budget - used,
        "progress": progress,
    }
