# twist: 1
# fault: every step is taken to cost as much as the last one
def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step, growth=0):
    bounds = {"steps": max_steps}
    if tokens_per_step:
        n = 0
        while n < max_steps and (n + 1) * (tokens_per_step + growth * n) <= token_budget:
            n += 1
        bounds["tokens"] = n if n < max_steps else max_steps + 1
    if seconds_per_step:
        bounds["time"] = deadline // seconds_per_step
    name = min(bounds, key=bounds.get)
    return max(0, bounds[name]), name
