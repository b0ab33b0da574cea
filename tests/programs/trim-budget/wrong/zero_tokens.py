# fault: a short string costs 0 tokens, it has to be at least 1
def approx_tokens(s):
    return len(s) // 4


def trim(messages, budget, keep_last=2):
    def total(ms):
        return sum(approx_tokens(m["content"]) for m in ms)

    system, rest = messages[0], list(messages[1:])
    tail = rest[len(rest) - keep_last :] if keep_last < len(rest) else rest
    older = rest[: len(rest) - len(tail)]
    for i in range(len(older) + 1):
        kept = [system] + older[i:] + tail
        if total(kept) <= budget or i == len(older):
            return kept, total(kept)
