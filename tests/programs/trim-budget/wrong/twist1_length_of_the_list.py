# twist: 1
# fault: a content that is a list costs approx_tokens of the list (its number of blocks), not of str(content)
def approx_tokens(s):
    return max(1, len(s) // 4)


def cost(m):
    return approx_tokens(m["content"])


def is_result(m):
    return not isinstance(m["content"], str) and m["content"][0]["type"] == "tool_result"


def trim(messages, budget, keep_last=2):
    start = max(1, len(messages) - keep_last)
    while 1 < start < len(messages) and is_result(messages[start]):
        start -= 1
    used = cost(messages[0]) + sum(map(cost, messages[start:]))
    while start > 1:
        j = start - 1
        while j > 1 and is_result(messages[j]):
            j -= 1
        more = sum(map(cost, messages[j:start]))
        if used + more > budget:
            break
        start, used = j, used + more
    return messages[:1] + messages[start:], used
