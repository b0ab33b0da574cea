# fault: a step is drawn before the cap is looked at, so a run at its cap may end as out of tokens

import random


def simulate_agent_loop(seed=42, ctx_window=128_000, reserved=24_000, step_tokens_mean=800.0, step_tokens_std=250.0,
                        max_iterations=50, max_gain=0.3, min_gain=0.01, stagnation_threshold=5):
    rng = random.Random(seed)
    left = budget = ctx_window - reserved
    taken = idle = 0
    progress = 0.0
    while True:
        tokens = max(0, int(rng.gauss(step_tokens_mean, step_tokens_std)))
        if tokens > left:
            reason = "token_budget_exhausted"
            break
        if taken >= max_iterations:
            reason = "max_iterations"
            break
        left -= tokens
        taken += 1
        gain = rng.uniform(0, max_gain)
        progress += gain
        idle = idle + 1 if gain < min_gain else 0
        if progress >= 1:
            reason = "success"
            break
        if idle >= stagnation_threshold:
            reason = "stagnation_detected"
            break
    return {"termination": reason, "iterations": taken, "tokens_used": budget - left, "remaining": left, "progress": progress}
