# twist: 1
# fault: a result whose call did not fit is dropped again, but used still counts it
def approx_tokens(s):
    return max(1, len(s) // 4)


def cost(m):
    return approx_tokens(str(m["content"]))


def is_result(m):
    return isinstance(m["content"], list) and any(b.get("type") == "tool_result" for b in m["content"])


def trim(messages, budget, keep_last=2):
    pin = max(1, len(messages) - keep_last)
    while 1 < pin < len(messages) and is_result(messages[pin]):
        pin -= 1
    start, used = pin, cost(messages[0]) + sum(cost(m) for m in messages[pin:])
    while start > 1 and used + cost(messages[start - 1]) <= budget:
        start -= 1
        used += cost(messages[start])
    while start < pin and is_result(messages[start]):
        start += 1
    return messages[:1] + messages[start:], used
