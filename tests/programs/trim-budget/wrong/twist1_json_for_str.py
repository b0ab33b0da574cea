# twist: 1
# fault: blocks are counted as JSON and not by str(content)
def approx_tokens(s):
    return max(1, len(s) // 4)


def cost(m):
    c = m["content"]
    return approx_tokens(c if isinstance(c, str) else __import__("json").dumps(c))


def is_result(m):
    return isinstance(m["content"], (list, tuple)) and any(b.get("type") == "tool_result" for b in m["content"])


def trim(messages, budget, keep_last=2):
    start = max(1, len(messages) - keep_last)
    while start < len(messages) and start > 1 and is_result(messages[start]):
        start -= 1
    used = cost(messages[0]) + sum(cost(m) for m in messages[start:])
    while start > 1:
        j = start - 1
        while j > 1 and is_result(messages[j]):
            j -= 1
        c = sum(cost(m) for m in messages[j:start])
        if used + c > budget:
            break
        used += c
        start = j
    return [messages[0]] + list(messages[start:]), used
