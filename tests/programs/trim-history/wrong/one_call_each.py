# fault: each older turn is summarised by a call of its own
def trim_history(history, budget, summarize, reserve=200):
    def cost(turns):
        return sum(count_tokens(turn["content"]) for turn in turns)  # noqa: F821

    if cost(history) <= budget or len(history) < 2:
        return list(history), 0
    start = len(history) - 1
    while cost(history[start - 1 :]) <= budget - reserve:
        start -= 1
    parts = [summarize([turn], reserve) for turn in history[:start]]
    summary, spent = " ".join(p[0] for p in parts), sum(p[1] for p in parts)
    return [{"role": "user", "content": summary}, *history[start:]], spent
