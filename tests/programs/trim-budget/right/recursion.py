# trim by recursion: peel the newest of the older messages off, one at a time


def approx_tokens(s):
    n = len(s) // 4
    return n if n >= 1 else 1


def fill(older, room):
    """Messages from the end of `older` that fit in `room`, in order."""
    if not older:
        return []
    *before, last = older
    left = room - approx_tokens(last["content"])
    if left < 0:
        return []
    return fill(before, left) + [last]


def trim(messages, budget, keep_last=2):
    head, *rest = messages
    cut = max(0, len(rest) - keep_last)
    must = [head] + rest[cut:]
    spent = sum(approx_tokens(m["content"]) for m in must)
    extra = fill(rest[:cut], budget - spent)
    kept = [head] + extra + rest[cut:]
    return kept, sum(approx_tokens(m["content"]) for m in kept)
