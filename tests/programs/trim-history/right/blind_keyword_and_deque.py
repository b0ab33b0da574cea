import copy
from collections import deque


class NothingToDo(Exception):
    pass


def _cut(history, budget, reserve):
    older, recent, left = deque(history), deque(), budget - reserve
    if len(older) < 2 or sum(map(count_tokens, (turn["content"] for turn in older))) <= budget:
        raise NothingToDo
    while True:
        left -= count_tokens(older[-1]["content"])
        if recent and left < 0:
            return older, recent
        recent.appendleft(older.pop())


def trim_history(history, budget, summarize, reserve=200):
    try:
        older, recent = _cut(copy.deepcopy(history), budget, reserve)
    except NothingToDo:
        return [list(history), 0]
    summary, cost = summarize([*older], limit=reserve)
    recent.appendleft({"role": "user", "content": summary})
    return [list(recent), cost]
