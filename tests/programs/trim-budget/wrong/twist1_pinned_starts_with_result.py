# twist: 1
# fault: where the pinned part begins with a tool result its call is not kept
def approx_tokens(s):
    return max(1, len(s) // 4)


def cost(group):
    return sum(approx_tokens(str(m["content"])) for m in group)


def is_result(m):
    return isinstance(m["content"], list) and any(b["type"] == "tool_result" for b in m["content"])


def trim(messages, budget, keep_last=2):
    system, rest = messages[0], messages[1:]
    cut = max(0, len(rest) - keep_last)
    pinned, groups = rest[cut:], []
    for m in rest[:cut]:
        if is_result(m) and groups:
            groups[-1].append(m)
        else:
            groups.append([m])
    used, middle = cost([system] + pinned), []
    for g in reversed(groups):
        if used + cost(g) > budget:
            break
        used += cost(g)
        middle = g + middle
    return [system] + middle + pinned, used
