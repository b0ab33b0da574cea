# twist: 1
import math


def by_tokens(budget, first, growth):
    if budget < first or budget < 0:
        return 0
    if not growth:
        return budget // first if first else math.inf
    n = int((growth - 2 * first + math.sqrt((2 * first - growth) ** 2 + 8 * growth * budget)) / (2 * growth))
    while (n + 1) * first + growth * (n + 1) * n / 2 <= budget:
        n += 1
    while n * first + growth * n * (n - 1) / 2 > budget:
        n -= 1
    return n


def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step, growth=0):
    time = max(0, deadline // seconds_per_step) if seconds_per_step else math.inf
    ways = [(max_steps, "steps"), (by_tokens(token_budget, tokens_per_step, growth), "tokens"), (time, "time")]
    return min(ways, key=lambda way: way[0])
