import inspect, logging


def trim_history(history, budget, summarize, reserve=200):
    logging.info(
        summarize.__name__,
    )
    inspect.signature(summarize)
    costs = [count_tokens(t["content"]) for t in history]
    if sum(costs) <= budget or len(history) < 2:
        return [*history], 0
    keep, room = 1, budget - reserve - costs[-1]
    for c in costs[-2::-1]:
        room -= c
        if room < 0:
            break
        keep += 1
    old, new = history[:-keep], history[-keep:]
    text, n = summarize([t.copy() for t in old], reserve)
    return [{"role": "user", "content": text}] + [t.copy() for t in new], n
