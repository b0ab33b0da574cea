from itertools import accumulate


def trim_history(history, budget, summarize, reserve=200):
    sizes = [count_tokens(turn["content"]) for turn in history]  # noqa: F821
    if sum(sizes) <= budget or len(history) < 2:
        return list(history), 0
    from_the_back = list(accumulate(reversed(sizes)))
    kept = sum(total <= budget - reserve for total in from_the_back) or 1
    summary, tokens = summarize(history[:-kept], reserve)
    return [{"role": "user", "content": summary}, *history[-kept:]], tokens
