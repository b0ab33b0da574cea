# twist: 1
# fault: a pair right behind the system prompt is taken for a single message
def approx_tokens(s):
    return max(1, len(s) // 4)


def cost(message):
    content = message["content"]
    return approx_tokens(content if isinstance(content, str) else str(content))


def is_result(message):
    content = message["content"]
    return isinstance(content, list) and any(b["type"] == "tool_result" for b in content)


def trim(turns, room, keep_last=2):
    start = max(1, len(turns) - keep_last)
    if 1 < start < len(turns) and is_result(turns[start]):
        start -= 1
    used = cost(turns[0]) + sum(map(cost, turns[start:]))
    while start > 1:
        size = 2 if start > 3 and is_result(turns[start - 1]) else 1
        more = sum(map(cost, turns[start - size : start]))
        if used + more > room:
            break
        used += more
        start -= size
    return [turns[0], *turns[start:]], used
