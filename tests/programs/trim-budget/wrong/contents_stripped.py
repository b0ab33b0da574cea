# fault: the older messages lose the white space at their ends
def approx_tokens(s):
    return len(s) // 4 or 1


def trim(messages, budget, keep_last=2):
    cut = max(1, len(messages) - keep_last)
    total = sum(approx_tokens(one["content"]) for one in (messages[0], *messages[cut:]))
    older = []
    for one in messages[cut - 1 : 0 : -1]:
        total += approx_tokens(one["content"])
        if total > budget:
            total -= approx_tokens(one["content"])
            break
        older.append(dict(role=one["role"], content=one["content"].strip()))
    return [messages[0], *older[::-1], *messages[cut:]], total
