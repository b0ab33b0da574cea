# twist: 1
# fault: the pinned part grows over all tool cycles before it
def approx_tokens(s):
    return max(1, len(s) // 4)


def cost(message):
    content = message["content"]
    return approx_tokens(content if isinstance(content, str) else str(content))


def is_result(message):
    content = message["content"]
    return isinstance(content, list) and any(b["type"] == "tool_result" for b in content)


def trim(messages, budget, keep_last=2):
    start = max(1, len(messages) - keep_last)
    while 1 < start < len(messages) and (
        is_result(messages[start]) or is_result(messages[start - 1]) and start < len(messages) - keep_last
    ):
        start -= 1
    used = cost(messages[0]) + sum(map(cost, messages[start:]))
    while start > 1:
        size = 2 if start > 2 and is_result(messages[start - 1]) else 1
        more = sum(map(cost, messages[start - size : start]))
        if used + more > budget:
            break
        used += more
        start -= size
    return [messages[0], *messages[start:]], used
