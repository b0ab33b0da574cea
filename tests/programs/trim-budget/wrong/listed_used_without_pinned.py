# fault: used counts the system prompt and the filled-in messages, but not the pinned ones
def approx_tokens(s):
    return max(1, len(s) // 4)


def size(msgs):
    return sum(approx_tokens(m["content"]) for m in msgs)


def trim(messages, budget, keep_last=2):
    system, rest = messages[:1], messages[1:]
    split = max(0, len(rest) - keep_last)
    older, pinned = rest[:split], rest[split:]
    while older and size(system + older + pinned) > budget:
        older = older[1:]
    return system + older + pinned, size(system + older)
