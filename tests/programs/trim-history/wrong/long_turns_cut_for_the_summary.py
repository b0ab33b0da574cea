# fault: long turns reach the summariser cut
def trim_history(history, budget, summarize, reserve=200):
    total = 0
    for turn in history:
        total = total + count_tokens(turn["content"])
    if total <= budget:
        return history, 0
    if len(history) <= 1:
        return history, 0
    available = budget - reserve
    recent = []
    used = 0
    i = len(history) - 1
    while i >= 0:
        tokens = count_tokens(history[i]["content"])
        if used + tokens <= available or len(recent) == 0:
            recent.append(history[i])
            used = used + tokens
            i = i - 1
        else:
            break
    recent.reverse()
    older = []
    j = 0
    while j <= i:
        older.append(history[j])
        j = j + 1
    summary, summary_tokens = summarize([dict(t, content=t["content"][:500]) for t in older], reserve)
    result = []
    result.append({"role": "user", "content": summary})
    for turn in recent:
        result.append(turn)
    return result, summary_tokens
