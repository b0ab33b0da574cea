# twist: 1


def trim_history(history, budget, summarize, reserve=200):
    def size(turns):
        return sum(count_tokens(turn["content"]) for turn in turns)

    if len(history) < 2 or size(history) <= budget:
        return tuple(history), 0
    keep = next(
        n for n in range(1, len(history) + 1) if n == len(history) or size(history[-n - 1 :]) > budget - reserve
    )
    older = history[:-keep]
    try:
        content, tokens = summarize(older, reserve)
    except Exception:
        content, tokens = "\n".join(["[left out]", f"{len(older)} turns"]), 0
    return [dict(role="user", content=content)] + list(history[-keep:]), tokens
