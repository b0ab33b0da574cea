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
    chance = random.Random(seed)
    left = ctx_window - reserved
    done, idle, count = 0.0, 0, 0
    for _ in range(max_iterations):
        need = max(0, round(chance.normalvariate(step_tokens_mean, step_tokens_std)))
        if need > left:
            why = "token_budget_exhausted"
            break
        left -= need
        count += 1
        gain = chance.random() * max_gain
        done += gain
        if done >= 1:
            why = "success"
            break
        if gain < min_gain:
            idle += 1
        else:
            idle = 0
        if idle == stagnation_threshold:
            why = "stagnation_detected"
            break
    else:
        why = "max_iterations"
    used = ctx_window - reserved - left
    return {"termination": why, "iterations": count, "tokens_used": used, "remaining": left, "progress": done}
