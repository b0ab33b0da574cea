# fault: in a short conversation the system prompt is counted as used twice
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    cost = lambda m: approx_tokens(m["content"])
    used = cost(messages[0]) + sum(cost(m) for m in messages[-keep_last:] if keep_last)
    i = max(1, len(messages) - keep_last)
    while i > 1 and used + cost(messages[i - 1]) <= budget:
        i -= 1
        used += cost(messages[i])
    return [messages[0], *messages[i:]], used
