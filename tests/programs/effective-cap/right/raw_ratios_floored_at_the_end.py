import math


def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    ratios = {
        "time": deadline / seconds_per_step if seconds_per_step else math.inf,
        "tokens": token_budget / tokens_per_step if tokens_per_step else math.inf,
        "steps": max_steps,
    }
    name = min(ratios, key=ratios.__getitem__)
    return (max(0, math.floor(ratios[name])), name)
