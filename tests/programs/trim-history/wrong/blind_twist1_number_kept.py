# twist: 1
# fault: says how many turns are kept


def trim_history(history, budget, summarize, reserve=200):
    if len(history) <= 1 or sum(count_tokens(turn["content"]) for turn in history) <= budget:
        return history, 0
    room = budget - reserve
    start, used = len(history) - 1, count_tokens(history[-1]["content"])
    while start > 0:
        used += count_tokens(history[start - 1]["content"])
        if used > room:
            break
        start -= 1
    try:
        summary, tokens = summarize(history[:start], reserve)
    except Exception:
        summary, tokens = f"({len(history) - start} earlier turns are left out)", 0
    return [{"role": "user", "content": summary}, *history[start:]], tokens
