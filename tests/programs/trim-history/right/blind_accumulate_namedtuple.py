from collections import namedtuple
from itertools import accumulate, takewhile

Trimmed = namedtuple("Trimmed", "history spent")


def trim_history(history, budget, summarize, reserve=200):
    sizes = tuple(count_tokens(turn["content"]) for turn in history)
    if not sizes[1:] or sum(sizes) <= budget:
        return Trimmed([dict(turn) for turn in history], 0)
    fitting = len([*takewhile(lambda total: total <= budget - reserve, accumulate(reversed(sizes)))])
    recent = history[-max(1, fitting) :]
    older = history[: len(history) - len(recent)]
    text, spent = summarize(tuple(older), reserve)
    return Trimmed(history=(dict(role="user", content=text, kind="summary"), *recent), spent=spent)
