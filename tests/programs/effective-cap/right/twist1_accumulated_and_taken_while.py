# twist: 1
from itertools import accumulate, count, takewhile, islice


def effective_cap(max_steps, token_budget, tokens_per_step, deadline, seconds_per_step, growth=0):
    prices = count(tokens_per_step, growth) if growth else iter(lambda: tokens_per_step, object())
    sums = accumulate(islice(prices, max_steps + 1))
    tokens = sum(1 for _ in takewhile(lambda s: s <= token_budget, sums)) if tokens_per_step or growth else float("inf")
    time = float("inf") if not seconds_per_step else max(0, deadline // seconds_per_step)
    return min([(max_steps, "steps"), (tokens, "tokens"), (int(time) if time != float("inf") else time, "time")])
