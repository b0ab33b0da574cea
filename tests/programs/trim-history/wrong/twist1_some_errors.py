# twist: 1
# fault: a summariser that raises an error of a kind that is not listed ends the run

import logging
from collections import deque


def trim_history(history, budget, summarize, reserve=200):
    cost = lambda turn: count_tokens(turn["content"])
    if len(history) <= 1 or sum(map(cost, history)) <= budget:
        return list(history), 0
    older, recent, room = deque(history), deque(), budget - reserve
    while older and (not recent or cost(older[-1]) <= room):
        room -= cost(older[-1])
        recent.appendleft(older.pop())
    try:
        summary, used = summarize(list(older), reserve)
    except (ValueError, LookupError, TypeError, OSError, RuntimeError) as error:
        logging.warning("no summary: %s", error)
        summary, used = f"({len(older)} of {len(history)} earlier turns left out: {type(error).__name__})", 0
    return [{"role": "user", "content": summary}] + list(recent), used
