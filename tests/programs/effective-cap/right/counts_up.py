def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    n = 0
    while True:
        if n + 1 > max_steps:
            return n, "steps"
        if tokens_per_step and (n + 1) * tokens_per_step > token_budget:
            return n, "tokens"
        if seconds_per_step and (n + 1) * seconds_per_step > deadline:
            return n, "time"
        n += 1
