# fault: the system prompt is treated like any old message and falls out when the budget is small
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    used, kept = 0, []
    for back, m in enumerate(reversed(messages), start=1):
        cost = approx_tokens(m["content"])
        if back > keep_last and used + cost > budget:
            break
        used += cost
        kept.insert(0, m)
    return kept, used
