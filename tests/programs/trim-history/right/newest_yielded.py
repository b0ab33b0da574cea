def trim_history(history, budget, summarize, reserve=200, *, counter=None):
    counter = counter or count_tokens
    if not history[1:] or sum(counter(t["content"]) for t in history) <= budget:
        return tuple(history), 0

    def newest():
        room = budget - reserve
        for i, t in enumerate(reversed(history)):
            room -= counter(t["content"])
            if i and room < 0:
                return
            yield t

    recent = tuple(newest())[::-1]
    n = len(history) - len(recent)
    if n < 1:
        return tuple(history), 0
    text, tokens = summarize(tuple(history[:n]), reserve)
    return ({"role": "user", "content": text}, *recent), tokens
