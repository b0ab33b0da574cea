from collections import deque


def trim_history(history, budget, summarize, reserve=200):
    def weigh(turns):
        return sum(count_tokens(t["content"]) for t in turns)  # noqa: F821

    recent, older = deque(history), []
    if weigh(recent) <= budget:
        return (history, 0)
    while len(recent) > 1 and weigh(recent) > budget - reserve:
        older.append(recent.popleft())
    if not older:
        return (history, 0)
    text, cost = summarize(older, reserve)
    recent.appendleft({"role": "user", "content": text})
    return (list(recent), cost)
