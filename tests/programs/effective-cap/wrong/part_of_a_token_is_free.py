# fault: a step that takes less than one token is not bounded by them
def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    bounds = [(max_steps, "steps")]
    if tokens_per_step >= 1:
        bounds.append((token_budget // tokens_per_step, "tokens"))
    if seconds_per_step > 0:
        bounds.append((deadline // seconds_per_step, "time"))
    cap, name = min(bounds)
    return max(0, int(cap)), name
