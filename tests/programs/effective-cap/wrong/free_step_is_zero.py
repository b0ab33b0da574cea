# fault: a step that takes no time allows no step at all
def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    bounds = {"steps": max_steps}
    if tokens_per_step:
        bounds["tokens"] = token_budget // tokens_per_step
    bounds["time"] = deadline // seconds_per_step if seconds_per_step else 0
    name = min(bounds, key=bounds.get)
    return max(0, bounds[name]), name
