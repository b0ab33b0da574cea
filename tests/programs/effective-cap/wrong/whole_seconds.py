# fault: a step of one and a half seconds counts as one
def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    bounds = [(max_steps, "steps")]
    if tokens_per_step > 0:
        bounds.append((token_budget // tokens_per_step, "tokens"))
    if seconds_per_step > 0:
        bounds.append(
            (
                int(deadline) // int(seconds_per_step or 1) if seconds_per_step >= 1 else deadline // seconds_per_step,
                "time",
            )
        )
    cap, name = min(bounds)
    return max(0, int(cap)), name
