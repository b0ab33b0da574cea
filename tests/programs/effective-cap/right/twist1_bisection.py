# twist: 1
import math


def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step, growth=0):
    need = lambda n: n * tokens_per_step + growth * n * (n - 1) / 2
    low, high = 0, max(0, math.ceil(max_steps))
    while low < high:
        mid = (low + high + 1) // 2
        if need(mid) <= token_budget:
            low = mid
        else:
            high = mid - 1
    caps = [(max(0, max_steps), "steps")]
    if tokens_per_step or growth:
        caps.append((low, "tokens"))
    if seconds_per_step:
        caps.append((max(0, deadline // seconds_per_step), "time"))
    best = min(c for c, _ in caps)
    names = [n for c, n in caps if c == best]
    if len(names) > 1 and low == max_steps and need(low + 1) <= token_budget and "tokens" in names:
        names.remove("tokens")
    return best, names[-1]
