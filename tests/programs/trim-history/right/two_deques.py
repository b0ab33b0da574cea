from collections import deque


class Turn(dict):
    pass


def trim_history(history, budget, summarize, reserve=200, *args):
    total = 0
    for turn in history:
        total = total + count_tokens(turn["content"])
    if total <= budget or len(history) < 2:
        return tuple(history), 0
    left, older, recent = budget - reserve, deque(Turn(t) for t in history), deque()
    while older:
        need = count_tokens(older[-1]["content"])
        if recent and need > left:
            break
        left -= need
        recent.appendleft(older.pop())
    summary, *rest = summarize(list(older), reserve)
    return [Turn(role="user", content=summary, name="summary"), *recent], rest[0]
