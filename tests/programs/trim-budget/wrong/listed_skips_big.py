# fault: a message that does not fit is skipped and still older ones are kept, it does not stop there
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    n = len(messages)
    chosen = {0} | set(range(max(1, n - keep_last), n))
    used = sum(approx_tokens(messages[i]["content"]) for i in chosen)
    for i in range(n - 1, 0, -1):
        if i in chosen:
            continue
        cost = approx_tokens(messages[i]["content"])
        if used + cost <= budget:
            chosen.add(i)
            used += cost
    return [messages[i] for i in sorted(chosen)], used
