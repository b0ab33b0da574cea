# twist: 1

def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step, growth=0):
    steps, spent, each = 0, 0, tokens_per_step
    while True:
        if steps >= max_steps:
            return max(steps, 0), "steps"
        if spent + each > token_budget and (tokens_per_step or growth):
            return steps, "tokens"
        if seconds_per_step and (steps + 1) * seconds_per_step > deadline:
            return steps, "time"
        steps, spent, each = steps + 1, spent + each, each + growth
