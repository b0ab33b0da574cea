# fault: a turn that is too big is skipped and older ones are kept
def trim_history(history, budget, summarize, reserve=200):
    def cost(turns):
        return sum(count_tokens(turn["content"]) for turn in turns)  # noqa: F821

    if cost(history) <= budget or len(history) < 2:
        return list(history), 0
    kept = history[-1:]
    for turn in history[-2::-1]:
        if cost([turn, *kept]) <= budget - reserve:
            kept.insert(0, turn)
    summary, spent = summarize([t for t in history if t not in kept], reserve)
    return [{"role": "user", "content": summary}, *kept], spent
