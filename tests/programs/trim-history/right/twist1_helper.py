# twist: 1
def told(older, summarize, reserve):
    try:
        return summarize(older, reserve)
    except Exception as problem:
        return "Left out: " + str(len(older)) + " turn(s), " + type(problem).__name__, 0


def trim_history(history, budget, summarize, reserve=200):
    left = budget - reserve
    everything = 0
    keep = 0
    for turn in history[::-1]:
        everything += count_tokens(turn["content"])  # noqa: F821
        if everything <= left:
            keep += 1
    keep = max(keep, 1)
    older, recent = history[:-keep], history[-keep:]
    if everything <= budget or not older:
        return list(history), 0
    text, tokens = told(older, summarize, reserve)
    return [{"role": "user", "content": text}] + recent, tokens
