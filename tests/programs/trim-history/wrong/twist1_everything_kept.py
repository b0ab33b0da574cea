# twist: 1
# fault: everything is kept, far over the budget
def trim_history(history, budget, summarize, reserve=200):
    def cost(turns):
        return sum(count_tokens(turn["content"]) for turn in turns)  # noqa: F821

    if cost(history) <= budget or len(history) < 2:
        return list(history), 0
    start = len(history) - 1
    while cost(history[start - 1 :]) <= budget - reserve:
        start -= 1
    try:
        summary, spent = summarize(history[:start], reserve)
    except Exception:
        return list(history), 0
    return [{"role": "user", "content": summary}, *history[start:]], spent
