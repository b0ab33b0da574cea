# twist: 1
# fault: where the pinned part begins with a result, the call before it is not kept
def text_of(content):
    return content if isinstance(content, str) else str(content)


def approx_tokens(s):
    return max(1, len(s) // 4)


def is_result(message):
    content = message["content"]
    return isinstance(content, list) and any(b.get("type") == "tool_result" for b in content)


def trim(messages, budget, keep_last=2):
    split = max(1, len(messages) - keep_last)
    pinned = messages[split:]
    groups = []
    for message in messages[1:split]:
        if is_result(message) and groups:
            groups[-1].append(message)
        else:
            groups.append([message])

    def cost(group):
        return sum(approx_tokens(text_of(m["content"])) for m in group)

    used = cost([messages[0]]) + cost(pinned)
    filled = []
    for group in reversed(groups):
        if used + cost(group) > budget:
            break
        used += cost(group)
        filled = group + filled
    return [messages[0], *filled, *pinned], used
