# fault: it stops only once the budget is passed, so the last message kept does not fit
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    start = max(1, len(messages) - keep_last)
    used = sum(approx_tokens(m["content"]) for m in messages[:1] + messages[start:])
    while start > 1 and used < budget:
        start -= 1
        used += approx_tokens(messages[start]["content"])
    return messages[:1] + messages[start:], used
