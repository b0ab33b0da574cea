def whole(budget, cost):
    if not cost:
        return float("inf")
    steps, _ = divmod(budget, cost)
    return 0 if steps < 0 else int(steps)


def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    bounds = dict(tokens=whole(token_budget, tokens_per_step), time=whole(deadline, seconds_per_step), steps=max_steps)
    name = min(bounds, key=lambda key: bounds[key])
    return bounds[name], name
