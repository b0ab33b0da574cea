# twist: 1
import random


def simulate_agent_loop(seed=42, ctx_window=128_000, reserved=24_000, step_tokens_mean=800.0, step_tokens_std=250.0,
                        max_iterations=50, max_gain=0.3, min_gain=0.01, stagnation_threshold=5):
    r = random.Random(seed)
    left = ctx_window - reserved
    start = left
    n, total, small = 0, 0.0, 0
    why = "max_iterations"
    for _ in range(max_iterations):
        cost = max(0, round(r.normalvariate(step_tokens_mean, step_tokens_std)))
        if cost > left:
            why = "token_budget_exhausted"
            break
        left -= cost
        n += 1
        g = r.random() * max_gain
        total += g
        small = small + 1 if g < min_gain else 0
        if total >= 1:
            why = "success"
            break
        if small >= stagnation_threshold:
            why = "stagnation_detected"
            break
    return {"termination": why, "iterations": n, "tokens_used": start - left, "remaining": left, "progress": total}

from collections import OrderedDict, defaultdict
import logging

log = logging.getLogger(__name__)


class Shares(OrderedDict):
    NAMES = ("stagnation_detected", "token_budget_exhausted", "max_iterations", "success")

    def __init__(self, runs):
        super().__init__((name, 0.0) for name in self.NAMES)
        self.runs = runs

    def add(self, report):
        self[report["termination"]] += 1
        log.debug("%s after %d", report["termination"], report["iterations"])

    def done(self):
        for name in self:
            self[name] = self[name] / self.runs
        return self


def termination_shares(runs, **settings):
    if runs < 1:
        raise ValueError("at least one run is needed")
    shares = Shares(runs)
    for seed in range(runs):
        shares.add(simulate_agent_loop(seed, **settings))
    return shares.done()
