# fault: a message that makes the total exactly the budget fits, but is dropped
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    system, *turns = messages
    pinned = []
    for _ in range(min(keep_last, len(turns))):
        pinned.insert(0, turns.pop())
    used = approx_tokens(system["content"]) + sum(approx_tokens(p["content"]) for p in pinned)
    middle = []
    while turns and used + approx_tokens(turns[-1]["content"]) < budget:
        m = turns.pop()
        used += approx_tokens(m["content"])
        middle.insert(0, m)
    return [system] + middle + pinned, used
