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


def termination_shares(runs, **settings):
    reasons = [simulate_agent_loop(seed, **settings)["termination"] for seed in range(runs)]  #: many_seeds
    names = ("success", "max_iterations", "token_budget_exhausted", "stagnation_detected")  #: all_reasons
    return {name: reasons.count(name) / runs for name in names}  #: all_reasons


if __name__ == "__main__":
    for most in (0.3, 0.03, 0.012):
        print(f"gains up to {most}: {termination_shares(200, max_gain=most)}")
