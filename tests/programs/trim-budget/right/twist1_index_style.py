# twist: 1
def approx_tokens(s):
    return len(s) // 4 or 1


def _tokens(m):
    return approx_tokens(m["content"] if isinstance(m["content"], str) else str(m["content"]))


def _is_result(m):
    return isinstance(m["content"], list) and any(b.get("type") == "tool_result" for b in m["content"])


def trim(messages, budget, keep_last=2):
    start = max(1, len(messages) - keep_last) if keep_last else len(messages)
    while start < len(messages) and start > 1 and _is_result(messages[start]):
        start -= 1
    used = _tokens(messages[0]) + sum(_tokens(m) for m in messages[start:])
    at = start
    while at > 1:
        low = at - 1
        while low > 1 and _is_result(messages[low]):
            low -= 1
        more = sum(_tokens(m) for m in messages[low:at])
        if used + more > budget:
            break
        used, at = used + more, low
    return tuple([messages[0]] + messages[at:]), used
