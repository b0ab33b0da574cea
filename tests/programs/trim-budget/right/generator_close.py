from functools import partial, reduce
import operator

PER_TOKEN = 4


def approx_tokens(s, per=PER_TOKEN):
    """Rough, but the same rough everywhere."""
    return max(1, len(s) // per)


def cost_of(message):
    return approx_tokens(message["content"])


def newest_that_fit(older, room):
    """Yield from the newest backwards, until one is too big."""
    for message in older[::-1]:
        if (price := cost_of(message)) > room:
            return
        room -= price
        yield message


def split(messages, keep_last):
    system, *turns = messages
    if not keep_last:
        return system, turns, []
    return system, turns[:-keep_last], turns[-keep_last:]


total = partial(reduce, operator.add)


def trim(messages, budget, keep_last=2):
    system, older, pinned = split(messages, keep_last)
    fixed = total(map(cost_of, [system] + pinned))
    filled = list(newest_that_fit(older, budget - fixed))
    filled.reverse()
    return [system] + filled + pinned, total(map(cost_of, filled), fixed)
