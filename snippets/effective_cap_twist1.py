def steps_within(budget, cost, growth, most):
    steps = 0
    while steps < most and cost <= budget:  #: one_by_one
        budget -= cost  #: sum_of_steps
        cost += growth  #: each_one_dearer
        steps += 1
    return steps


def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step, growth=0):
    bounds = {"steps": max_steps}  #: three_bounds
    if tokens_per_step > 0 or growth > 0:  #: free_step
        bounds["tokens"] = steps_within(token_budget, tokens_per_step, growth, max_steps)  #: whole_steps
    if seconds_per_step > 0:  #: free_step
        bounds["time"] = deadline // seconds_per_step  #: three_bounds
    tightest = min(bounds, key=bounds.get)  #: tightest
    return max(0, int(bounds[tightest])), tightest  #: never_negative


if __name__ == "__main__":
    for growth in (0, 200, 800):
        cap, bound = effective_cap(30, 50_000, 1600, 120, 3.5, growth)
        print(f"1600 tokens, and {growth} more with each step: {cap}, by {bound}")
