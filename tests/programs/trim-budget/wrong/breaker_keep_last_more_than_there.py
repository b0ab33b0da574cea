# fault: with keep_last above the number of messages the oldest is left to the budget
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    head, rest = messages[0], messages[1:]
    cut = len(rest) - keep_last if keep_last <= len(rest) else min(1, len(rest))
    used = approx_tokens(head["content"]) + sum(approx_tokens(m["content"]) for m in rest[cut:])
    while cut and used + approx_tokens(rest[cut - 1]["content"]) <= budget:
        cut -= 1
        used += approx_tokens(rest[cut]["content"])
    return [head, *rest[cut:]], used
