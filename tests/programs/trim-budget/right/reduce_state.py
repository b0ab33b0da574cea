def approx_tokens(s):
    return max(1, len(s) // 4)


from functools import reduce


class Window(tuple):
    pass


def trim(messages, budget, *rest, **named):
    keep_last = rest[0] if rest else named.get("keep_last", 2)

    def step(state, message):
        kept, used, closed = state
        more = approx_tokens(message["content"])
        pinned = len(kept) < keep_last
        if closed or not (pinned or used + more <= budget):
            return kept, used, True
        return [message, *kept], used + more, False

    kept, used, _ = reduce(step, messages[:0:-1], ([], approx_tokens(messages[0]["content"]), False))
    return Window(([dict(messages[0]), *map(dict, kept)], float(used)))
