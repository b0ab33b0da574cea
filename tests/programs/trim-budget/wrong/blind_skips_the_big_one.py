# fault: a message that does not fit is passed over and older ones come in
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    cut = max(1, len(messages) - keep_last)
    kept = [messages[0], *messages[cut:]]
    used = sum(approx_tokens(m["content"]) for m in kept)
    for m in reversed(messages[1:cut]):
        price = approx_tokens(m["content"])
        if used + price <= budget:
            kept.insert(1, m)
            used += price
    return kept, used
