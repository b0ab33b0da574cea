# fault: one message more than keep_last is pinned
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    keep, used = [], approx_tokens(messages[0]["content"])
    for i in range(len(messages) - 1, 0, -1):
        cost = approx_tokens(messages[i]["content"])
        distance = len(messages) - 1 - i
        if distance <= keep_last:
            pass  # pinned
        elif used + cost > budget:
            break
        keep.append(messages[i])
        used += cost
    return [messages[0]] + keep[::-1], used
