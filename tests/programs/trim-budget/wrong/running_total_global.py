# fault: the total is kept at module level and never reset, so a second call starts from the first one's tokens
TOTAL = 0


def approx_tokens(s):
    return max(1, len(s) // 4)


def charge(m):
    global TOTAL
    TOTAL += approx_tokens(m["content"])
    return m


def trim(messages, budget, keep_last=2):
    system = charge(messages[0])
    cut = max(1, len(messages) - keep_last)
    pinned = [charge(m) for m in messages[cut:]]
    middle = []
    for m in reversed(messages[1:cut]):
        if TOTAL + approx_tokens(m["content"]) > budget:
            break
        middle.insert(0, charge(m))
    return [system] + middle + pinned, TOTAL
