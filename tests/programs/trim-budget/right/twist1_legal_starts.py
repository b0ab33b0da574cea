# twist: 1
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    size = [approx_tokens(str(m["content"])) for m in messages]

    def ids(m, kind, key):
        return {b[key] for b in m["content"] if b.get("type") == kind} if not isinstance(m["content"], str) else set()

    def legal(i):
        return i >= len(messages) or not ids(messages[i], "tool_result", "tool_use_id")

    n = len(messages)
    top = max(1, n - keep_last)
    while top > 1 and not legal(top):
        top -= 1
    best = top
    for i in range(top, 0, -1):
        if size[0] + sum(size[i:]) > budget and i != top:
            break
        if legal(i):
            best = i
    keep = [messages[0]] + messages[best:]
    return keep, size[0] + sum(size[best:])
