# twist: 1
# fault: a step that starts at no tokens is not bounded, however it grows


def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step, growth=0):
    bounds = {"steps": max_steps}
    if tokens_per_step > 0:
        steps, used, each = 0, 0, tokens_per_step
        while used + each <= token_budget and steps <= max_steps:
            steps, used, each = steps + 1, used + each, each + growth
        bounds["tokens"] = steps
    if seconds_per_step > 0:
        bounds["time"] = int(deadline // seconds_per_step)
    name = min(bounds, key=bounds.get)
    return max(0, bounds[name]), name
