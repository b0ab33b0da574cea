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
    rng = random.Random(seed)  #: own_chance
    budget = ctx_window - reserved  #: token_guard
    used = steps = idle = progress = 0

    def ended(reason):
        report = {"termination": reason, "iterations": steps, "tokens_used": used}  #: report
        return {**report, "remaining": budget - used, "progress": progress}  #: report

    while steps < max_iterations:  #: cap_by_its_name
        tokens = max(0, int(rng.gauss(step_tokens_mean, step_tokens_std)))  #: drawn
        if used + tokens > budget:  #: token_guard
            return ended("token_budget_exhausted")
        used, steps = used + tokens, steps + 1
        gain = rng.uniform(0, max_gain)  #: drawn
        progress += gain  #: done
        if progress >= 1:  #: done
            return ended("success")
        idle = idle + 1 if gain < min_gain else 0  #: in_a_row
        if idle >= stagnation_threshold:  #: in_a_row
            return ended("stagnation_detected")
    return ended("max_iterations")  #: cap_by_its_name


if __name__ == "__main__":
    for settings in ({}, {"max_iterations": 4}, {"step_tokens_mean": 20_000}, {"max_gain": 0.01}):
        run = simulate_agent_loop(7, **settings)
        print(f"{settings}: {run['termination']} after {run['iterations']} steps, {run['tokens_used']} tokens")
