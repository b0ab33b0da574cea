# twist: 1

import random
from collections import Counter


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
    rng, left, low = random.Random(seed), ctx_window - reserved, 0
    out = {"termination": "max_iterations", "iterations": 0, "tokens_used": 0, "progress": 0.0}
    while out["iterations"] < max_iterations:
        tokens = max(0, round(rng.gauss(step_tokens_mean, step_tokens_std)))
        if tokens > left:
            out["termination"] = "token_budget_exhausted"
            break
        gain, left = rng.uniform(0, max_gain), left - tokens
        out["iterations"] += 1
        out["tokens_used"] += tokens
        out["progress"] += gain
        low = (low + 1) * (gain < min_gain)
        if out["progress"] >= 1.0:
            out["termination"] = "success"
            break
        if low >= stagnation_threshold:
            out["termination"] = "stagnation_detected"
            break
    return {**out, "remaining": left}


def termination_shares(runs, **settings):
    found = Counter({"success": 0, "max_iterations": 0, "token_budget_exhausted": 0, "stagnation_detected": 0})
    found.update(simulate_agent_loop(n, **settings)["termination"] for n in range(runs))
    for name in found:
        found[name] /= runs
    return found
