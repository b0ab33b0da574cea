# twist: 1
# fault: the growth is cut to whole tokens
def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step, growth=0):
    bounds = {"steps": max_steps}
    if tokens_per_step > 0 or growth > 0:
        steps, used, cost = 0, 0, tokens_per_step
        while steps <= max_steps and used + cost <= token_budget:
            used += cost
            cost += int(growth)
            steps += 1
        bounds["tokens"] = steps
    if seconds_per_step > 0:
        bounds["time"] = deadline // seconds_per_step
    name = min(bounds, key=bounds.get)
    return max(0, int(bounds[name])), name
