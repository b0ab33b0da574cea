# twist: 1
# fault: the call of a result is not kept where it stands right behind the system prompt
def approx_tokens(s):
    return max(1, len(s) // 4)


def cost(m):
    return approx_tokens(str(m["content"]))


def answers(m):
    return isinstance(m["content"], list) and any(b["type"] == "tool_result" for b in m["content"])


def trim(messages, budget, keep_last=2):
    units, unit = [], []
    for m in reversed(messages[1:]):
        unit.insert(0, m)
        if not answers(m) or m is messages[2]:
            units.append(unit)
            unit = []
    if unit:
        units.append(unit)
    kept, count, used = [], 0, cost(messages[0])
    for unit in units:
        more = sum(map(cost, unit))
        if count >= keep_last and used + more > budget:
            break
        kept = unit + kept
        count += len(unit)
        used += more
    return [messages[0]] + kept, used
