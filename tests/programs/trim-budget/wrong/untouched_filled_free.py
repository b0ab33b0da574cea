# fault: the messages filled in are not counted in used
def approx_tokens(s):
    return len(s) // 4 or 1


def trim(messages, budget, keep_last=2):
    head, body = messages[0], list(messages[1:])
    cut = max(0, len(body) - keep_last)
    pinned = body[cut:]
    used = approx_tokens(head["content"])
    for message in pinned:
        used += approx_tokens(message["content"])
    start = cut
    while start > 0:
        cost = approx_tokens(body[start - 1]["content"])
        if used + cost > budget:
            break
        start -= 1
    return [head] + body[start:], used
