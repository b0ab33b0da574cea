def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    bounds = {"steps": max_steps}  #: three_bounds
    if tokens_per_step > 0:  #: free_step
        bounds["tokens"] = token_budget // tokens_per_step  #: whole_steps
    if seconds_per_step > 0:  #: free_step
        bounds["time"] = deadline // seconds_per_step  #: three_bounds
    tightest = min(bounds, key=bounds.get)  #: tightest
    return max(0, int(bounds[tightest])), tightest  #: never_negative


if __name__ == "__main__":
    for most, seconds in ((30, 3.5), (40, 3.5), (40, 6), (40, 0)):
        cap, bound = effective_cap(most, 50_000, 1600, 120, seconds)
        print(f"{most} steps, 50k tokens at 1600, 120 s at {seconds} s: {cap}, by {bound}")
