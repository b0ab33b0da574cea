# fault: when keep_last reaches past the first turn the system prompt is kept twice
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    pinned = messages[-keep_last:] if keep_last else []
    older = messages[1 : len(messages) - keep_last]
    out = [messages[0]] + pinned
    used = sum(approx_tokens(m["content"]) for m in out)
    at = 1
    for m in reversed(older):
        if used + approx_tokens(m["content"]) > budget:
            break
        used += approx_tokens(m["content"])
        out.insert(at, m)
    return out, used
