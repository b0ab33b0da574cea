from itertools import accumulate, takewhile


def approx_tokens(s):
    return max(len(s) // 4, 1)


def trim(messages, budget, keep_last=2):
    system, rest = messages[0], list(messages[1:])
    cut = max(0, len(rest) - keep_last)
    older, pinned = rest[:cut], rest[cut:]
    cost = lambda m: approx_tokens(m["content"])
    fixed = cost(system) + sum(map(cost, pinned))
    totals = list(takewhile(lambda t: t <= budget, list(accumulate(map(cost, reversed(older)), initial=fixed))[1:]))
    kept = [system, *older[len(older) - len(totals) :], *pinned]
    return kept, (totals or [fixed])[-1]
