from itertools import accumulate, takewhile


def approx_tokens(s: str) -> int:
    return max(len(s) >> 2, 1)


def trim(messages, budget, keep_last=2):
    cost = [approx_tokens(m["content"]) for m in messages]
    # index where the pinned tail starts; never before 1, that is the system prompt
    tail = max(1, len(messages) - keep_last)
    base = cost[0] + sum(cost[tail:])
    running = accumulate(reversed(cost[1:tail]), initial=base)
    next(running)
    fitting = list(takewhile(lambda total: total <= budget, running))
    start = tail - len(fitting)
    return messages[:1] + messages[start:], (fitting or [base])[-1]
