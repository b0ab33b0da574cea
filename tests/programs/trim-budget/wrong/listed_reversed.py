# fault: the older messages come back newest first, not in the original order
from typing import Iterator


def approx_tokens(s):
    return max(1, len(s) // 4)


def fitting(older, room) -> Iterator[dict]:
    for m in reversed(older):
        room -= approx_tokens(m["content"])
        if room < 0:
            return
        yield m


def trim(messages, budget, keep_last=2):
    cut = max(1, len(messages) - keep_last)
    pinned = messages[cut:]
    fixed = messages[:1] + pinned
    used = sum(approx_tokens(m["content"]) for m in fixed)
    middle = [*fitting(messages[1:cut], budget - used)]
    used += sum(approx_tokens(m["content"]) for m in middle)
    return messages[:1] + middle + pinned, used
