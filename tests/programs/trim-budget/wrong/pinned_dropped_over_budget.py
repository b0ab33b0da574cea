# fault: when the pinned messages alone are over the budget they are dropped too, but they have to stay
def approx_tokens(s):
    return max(1, len(s) // 4)

def trim(messages, budget, keep_last=2):
    system, *rest = messages
    used = approx_tokens(system["content"])
    kept = []
    for m in reversed(rest):
        cost = approx_tokens(m["content"])
        if used + cost > budget:
            break
        used += cost
        kept.append(m)
    kept.append(system)
    return kept[::-1], used
