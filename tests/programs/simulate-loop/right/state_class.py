import random


class Simulation:
    def __init__(self, seed, window, reserved, mean, std, cap, most, least, patience):
        self.rng = random.Random(seed)
        self.budget, self.mean, self.std, self.cap = window - reserved, mean, std, cap
        self.most, self.least, self.patience = most, least, patience
        self.used = self.count = self.idle = 0
        self.progress = 0

    def step(self):
        """The reason to stop, if there is one."""
        if self.count == self.cap:
            return "max_iterations"
        tokens = int(self.rng.gauss(self.mean, self.std))
        tokens = tokens if tokens > 0 else 0
        if self.used + tokens > self.budget:
            return "token_budget_exhausted"
        self.used, self.count = self.used + tokens, self.count + 1
        gain = self.most * self.rng.random()
        self.progress += gain
        self.idle = (self.idle + 1) * (gain < self.least)
        if self.progress >= 1:
            return "success"
        if self.idle >= self.patience:
            return "stagnation_detected"


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
    simulation = Simulation(
        seed,
        ctx_window,
        reserved,
        step_tokens_mean,
        step_tokens_std,
        max_iterations,
        max_gain,
        min_gain,
        stagnation_threshold,
    )
    reason = None
    while not reason:
        reason = simulation.step()
    return {
        "termination": reason,
        "iterations": simulation.count,
        "tokens_used": simulation.used,
        "remaining": simulation.budget - simulation.used,
        "progress": simulation.progress,
    }
