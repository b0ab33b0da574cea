approx_tokens = lambda s: len(s) // 4 or 1


def trim(messages, budget, keep_last=2):
    head, *rest = messages
    cut = max(0, len(rest) - keep_last)
    cost = [approx_tokens(m["content"]) for m in rest]
    used = approx_tokens(head["content"]) + sum(cost[cut:])
    while cut and used + cost[cut - 1] <= budget:
        cut -= 1
        used += cost[cut]
    return (head, *rest[cut:]), used
