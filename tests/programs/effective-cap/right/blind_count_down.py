def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    def allowed(steps):
        if steps > max_steps:
            return "steps"
        if tokens_per_step and steps * tokens_per_step > token_budget:
            return "tokens"
        if seconds_per_step and steps * seconds_per_step > deadline:
            return "time"
        return None

    steps = 0
    while not (stop := allowed(steps + 1)):
        steps += 1
    return steps, stop
