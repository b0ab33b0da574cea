# returns copies, so that nobody can change the transcript through what I hand out
from copy import deepcopy


def approx_tokens(s):
    match divmod(len(s), 4):
        case (0, _):
            return 1
        case (whole, _):
            return whole


def weigh(messages):
    return sum(approx_tokens(m["content"]) for m in messages)


def trim(messages, budget, keep_last=2):
    match deepcopy(list(messages)):
        case [system]:
            return [system], weigh([system])
        case [system, *turns]:
            n = min(keep_last, len(turns))
            older, pinned = turns[: len(turns) - n], turns[len(turns) - n :]
    while older and weigh([system, *older, *pinned]) > budget:
        # the oldest goes first: what is left is always a run up to the newest
        del older[0]
    kept = [system, *older, *pinned]
    return kept, weigh(kept)
