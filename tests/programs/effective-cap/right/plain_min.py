import math


def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    by_tokens = math.inf
    if tokens_per_step != 0:
        by_tokens = math.floor(token_budget / tokens_per_step)
    by_time = math.inf
    if seconds_per_step != 0:
        by_time = math.floor(deadline / seconds_per_step)
    cap = min(max_steps, by_tokens, by_time)
    if cap == max_steps:
        which = "steps"
    elif cap == by_tokens:
        which = "tokens"
    else:
        which = "time"
    return max(cap, 0), which
