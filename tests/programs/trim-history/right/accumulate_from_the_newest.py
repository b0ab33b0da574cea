from itertools import accumulate, takewhile


def trim_history(history, budget, summarize, reserve=200):
    sizes = [count_tokens(turn["content"]) for turn in history]
    if len(history) < 2 or sum(sizes) <= budget:
        return history, 0
    fitting = sum(1 for _ in takewhile(lambda total: total <= budget - reserve, accumulate(reversed(sizes))))
    cut = len(history) - max(1, fitting)
    summary, used = summarize(history[:cut], reserve)
    return [{"role": "user", "content": summary}, *history[cut:]], used
