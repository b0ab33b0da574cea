# twist: 1


def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step, growth=0):
    def fits(n):
        return n * tokens_per_step + growth * (n * (n - 1) // 2) <= token_budget

    caps = [(max(0, max_steps), "steps")]
    if seconds_per_step:
        caps.append((max(0, int(deadline // seconds_per_step)), "time"))
    if tokens_per_step or growth:
        low, high = 0, 1
        while fits(high):
            low, high = high, high * 2
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if fits(middle) else (low, middle)
        caps.append((low, "tokens"))
    return min(caps)
