# twist: 1
def trim_history(history, budget, summarize, reserve=200):
    cost = lambda turns: sum(count_tokens(t["content"]) for t in turns)  # noqa: E731, F821
    if cost(history) <= budget or len(history) == 1:
        return history, 0
    start = next((i for i in range(1, len(history)) if cost(history[i:]) <= budget - reserve), len(history) - 1)
    try:
        summary, spent = summarize(history[:start], reserve)
    except Exception:
        summary, spent = f"({start} turns are missing here)", 0
    return [{"role": "user", "content": summary}, *history[start:]], spent
