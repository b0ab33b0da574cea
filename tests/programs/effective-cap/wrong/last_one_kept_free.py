# fault: one step is taken off for safety
def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    bounds = {"steps": max_steps}
    if tokens_per_step:
        bounds["tokens"] = token_budget // tokens_per_step
    if seconds_per_step:
        bounds["time"] = deadline // seconds_per_step
    name = min(bounds, key=bounds.get)
    return max(0, bounds[name] - 1), name
