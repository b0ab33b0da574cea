# fault: the last four are kept whatever their size
def trim_history(history, budget, summarize, reserve=200):
    def cost(turns):
        return sum(count_tokens(turn["content"]) for turn in turns)  # noqa: F821

    if cost(history) <= budget or len(history) < 2:
        return list(history), 0
    start = max(1, len(history) - 4)
    summary, spent = summarize(history[:start], reserve)
    return [{"role": "user", "content": summary}, *history[start:]], spent
