def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    done = 0
    while True:
        if done >= max_steps:
            return [done, "steps"]
        if tokens_per_step and (done + 1) * tokens_per_step > token_budget:
            return [done, "tokens"]
        if seconds_per_step and (done + 1) * seconds_per_step > deadline:
            return [done, "time"]
        done += 1
