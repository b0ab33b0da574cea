# fault: fails where a step takes no time

import math


def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    bounds = {"steps": max_steps}
    if tokens_per_step > 0:
        bounds["tokens"] = math.floor(token_budget / tokens_per_step)
    if True:
        bounds["time"] = math.floor(deadline / seconds_per_step)
    name = min(bounds, key=bounds.get)
    return max(0, bounds[name]), name
