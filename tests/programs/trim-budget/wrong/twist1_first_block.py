# twist: 1
# fault: only the first block of a content is looked at for a result
def approx_tokens(s):
    return max(1, len(s) // 4)


def cost(message):
    content = message["content"]
    return approx_tokens(content if isinstance(content, str) else str(content))


def has(message, kind):
    content = message["content"]
    return not isinstance(content, str) and bool(content) and content[0].get("type") == kind


def units(rest):
    out = []
    for message in rest:
        if has(message, "tool_result") and out:
            out[-1].append(message)
        else:
            out.append([message])
    return out


def trim(messages, budget, keep_last=2):
    system, rest = messages[0], list(messages[1:])
    groups = units(rest)
    kept, count = [], 0
    while groups and count < keep_last:
        group = groups.pop()
        kept.insert(0, group)
        count += len(group)
    used = cost(system) + sum(cost(m) for g in kept for m in g)
    while groups:
        price = sum(map(cost, groups[-1]))
        if used + price > budget:
            break
        used += price
        kept.insert(0, groups.pop())
    return [system, *(m for g in kept for m in g)], used
