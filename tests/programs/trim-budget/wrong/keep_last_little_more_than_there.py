# fault: a keep_last a little above the number of turns makes the cut negative, and the oldest are dropped
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    rest = messages[1:]
    cut = len(rest) - keep_last
    start = cut
    used = approx_tokens(messages[0]["content"]) + sum(approx_tokens(m["content"]) for m in rest[cut:])
    while start > 0 and used + approx_tokens(rest[start - 1]["content"]) <= budget:
        start -= 1
        used += approx_tokens(rest[start]["content"])
    return [messages[0]] + rest[start:], used
