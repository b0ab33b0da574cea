# fault: an older turn that says the same as a recent one goes nowhere
def trim_history(history, budget, summarize, reserve=200):
    def size(turns):
        return sum(count_tokens(t["content"]) for t in turns)

    if len(history) <= 1 or size(history) <= budget:
        return history, 0
    room = budget - reserve
    recent = [history[-1]]
    used = count_tokens(history[-1]["content"])
    for turn in reversed(history[:-1]):
        used += count_tokens(turn["content"])
        if used > room:
            break
        recent.insert(0, turn)
    older = [t for t in history if t not in recent]
    summary, tokens = summarize(older, reserve)
    return [{"role": "user", "content": summary}] + recent, tokens
