def approx_tokens(text):
    return max(1, int(len(text) * 0.25))


def trim(messages, budget, keep_last=2):
    costs = [approx_tokens(m["content"]) for m in messages]
    lo = max(1, len(messages) - keep_last)
    start = min((j for j in range(1, lo + 1) if costs[0] + sum(costs[j:]) <= budget), default=lo)
    picked = [0, *range(start, len(messages))]
    return [messages[i] for i in picked], sum(costs[i] for i in picked)
