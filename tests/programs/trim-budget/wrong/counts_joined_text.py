# fault: used is taken from the joined text, not the sum of the messages' tokens
def approx_tokens(s):
    return max(1, len(s) // 4)


def together(messages):
    return approx_tokens("".join(m["content"] for m in messages))


def trim(messages, budget, keep_last=2):
    system, older = messages[:1], messages[1:]
    pinned = []
    while older and len(pinned) < keep_last:
        pinned = older[-1:] + pinned
        older = older[:-1]
    while older and together(system + older + pinned) > budget:
        older = older[1:]
    kept = system + older + pinned
    return kept, together(kept)
