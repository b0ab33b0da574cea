# fault: the budget is filled from the front, so the newest messages are the ones dropped
from itertools import accumulate


def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    totals = list(accumulate(approx_tokens(m["content"]) for m in messages))
    n = max(1, sum(t <= budget for t in totals))
    return messages[:n], totals[n - 1]
