# twist: 1
def approx_tokens(s):
    return max(1, len(s) // 4)


def cost(message):
    return approx_tokens(str(message["content"]))


def is_result(message):
    content = message["content"]
    if isinstance(content, str):
        return False
    return any(b.get("type") == "tool_result" for b in content if isinstance(b, dict))


def units(turns):
    """Group the turns: a result joins the group of the call in front of it."""
    groups = []
    for m in turns:
        if groups and is_result(m):
            groups[-1].append(m)
        else:
            groups.append([m])
    return groups


def trim(messages, budget, keep_last=2):
    system, groups = messages[0], units(messages[1:])
    pinned, count = [], 0
    while groups and count < keep_last:
        g = groups.pop()
        count += len(g)
        pinned = g + pinned
    used = cost(system) + sum(map(cost, pinned))
    middle = []
    while groups:
        g = groups.pop()
        price = sum(map(cost, g))
        if used + price > budget:
            break
        used += price
        middle = g + middle
    return [system, *middle, *pinned], used
