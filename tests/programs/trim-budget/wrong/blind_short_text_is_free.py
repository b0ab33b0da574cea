# fault: a text under four characters costs nothing
def approx_tokens(s):
    return len(s) // 4


def trim(messages, budget, keep_last=2):
    def cost(m):
        return approx_tokens(m["content"])

    system, rest = messages[0], messages[1:]
    split = max(0, len(rest) - keep_last)
    older, pinned = rest[:split], rest[split:]
    used = cost(system) + sum(map(cost, pinned))
    filled = []
    while older and used + cost(older[-1]) <= budget:
        m = older.pop()
        used += cost(m)
        filled.insert(0, m)
    return [system] + filled + pinned, used
