# fault: of two messages that are equal only one is kept
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    head, rest = messages[0], messages[1:]
    cut = max(0, len(rest) - keep_last)
    used = approx_tokens(head["content"]) + sum(approx_tokens(m["content"]) for m in rest[cut:])
    kept = rest[cut:]
    for m in reversed(rest[:cut]):
        if m in kept:
            continue
        if used + approx_tokens(m["content"]) > budget:
            break
        used += approx_tokens(m["content"])
        kept = [m, *kept]
    return [head, *kept], used
