# fault: approx_tokens rounds up, it has to round down
import math


def approx_tokens(s):
    return max(1, math.ceil(len(s) / 4))


def trim(messages, budget, keep_last=2):
    cost = lambda m: approx_tokens(m["content"])
    start = max(1, len(messages) - keep_last)
    used = cost(messages[0]) + sum(map(cost, messages[start:]))
    while start > 1 and used + cost(messages[start - 1]) <= budget:
        start -= 1
        used += cost(messages[start])
    return messages[:1] + messages[start:], used
