# fault: the name is that of the limit with the least left over, not of the smallest bound

def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step):
    by_tokens = token_budget // tokens_per_step if tokens_per_step else max_steps
    by_time = deadline // seconds_per_step if seconds_per_step else max_steps
    cap = int(max(0, min(max_steps, by_tokens, by_time)))
    left = {"steps": max_steps - cap, "tokens": token_budget - cap * tokens_per_step, "time": deadline - cap * seconds_per_step}
    return cap, min(left, key=left.get)
