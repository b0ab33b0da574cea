# twist: 1
def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step, growth=0):
    steps, next_step, left = 0, tokens_per_step, token_budget
    while steps < max_steps and next_step <= left:
        left -= next_step
        next_step += growth
        steps += 1
    by_time = max_steps if not seconds_per_step else max(0, int(deadline // seconds_per_step))
    if by_time < steps:
        return by_time, "time"
    return steps, "steps" if steps == max_steps else "tokens"
