import random

DEFAULTS = dict(
    ctx_window=128_000,
    reserved=24_000,
    step_tokens_mean=800.0,
    step_tokens_std=250.0,
    max_iterations=50,
    max_gain=0.3,
    min_gain=0.01,
    stagnation_threshold=5,
)


def simulate_agent_loop(seed=42, **settings):
    s = {**DEFAULTS, **settings}
    rng = random.Random()
    rng.seed(seed)
    budget = s["ctx_window"] - s["reserved"]

    def report(termination, iterations, used, progress):
        return {
            "termination": termination,
            "iterations": iterations,
            "tokens_used": used,
            "remaining": budget - used,
            "progress": progress,
            "budget": budget,
        }

    def step(iterations, used, progress, idle):
        if progress >= 1:
            return report("success", iterations, used, progress)
        if idle >= s["stagnation_threshold"]:
            return report("stagnation_detected", iterations, used, progress)
        if iterations >= s["max_iterations"]:
            return report("max_iterations", iterations, used, progress)
        tokens = max(0, int(rng.gauss(s["step_tokens_mean"], s["step_tokens_std"])))
        if used + tokens > budget:
            return report("token_budget_exhausted", iterations, used, progress)
        gain = rng.uniform(0.0, s["max_gain"])
        return step(iterations + 1, used + tokens, progress + gain, idle + 1 if gain < s["min_gain"] else 0)

    return step(0, 0, 0.0, 0)
