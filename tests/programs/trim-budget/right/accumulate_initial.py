from itertools import accumulate, takewhile
from copy import deepcopy
from collections import deque


def approx_tokens(s):
    return len(s) // 4 or 1


def trim(messages, budget, keep_last=2):
    ms = deepcopy(list(messages))
    sys_, rest = ms[0], deque(ms[1:])
    pinned = deque()
    for _ in range(min(keep_last, len(rest))):
        pinned.appendleft(rest.pop())
    base = sum(approx_tokens(m["content"]) for m in (sys_, *pinned))
    n = (
        sum(
            1
            for _ in takewhile(
                lambda t: t <= budget, accumulate((approx_tokens(m["content"]) for m in reversed(rest)), initial=base)
            )
        )
        - 1
    )
    n = max(n, 0)
    kept = [sys_] + list(rest)[len(rest) - n :] + list(pinned)
    return kept, sum(approx_tokens(m["content"]) for m in kept)
