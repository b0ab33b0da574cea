from bisect import bisect_right
from itertools import accumulate


def count_tokens(text):
    return max(1, len(text) // 4)


def trim_history(history, budget, summarize, reserve=200):
    back = list(accumulate(count_tokens(t["content"]) for t in history[::-1]))
    if len(back) < 2 or back[-1] <= budget:
        return history, 0
    keep = max(1, bisect_right(back, budget - reserve))
    summary, used = summarize(history[: len(history) - keep], reserve)
    return [{"role": "user", "content": summary}] + history[-keep:], used
