def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    sysm = [m for m in messages if m["role"] == "system"]
    rest = [m for m in messages if m["role"] != "system"]
    cut = max(0, len(rest) - keep_last)
    start = cut
    used = sum(approx_tokens(m["content"]) for m in sysm + rest[cut:])
    while start > 0 and used + approx_tokens(rest[start - 1]["content"]) <= budget:
        start -= 1
        used += approx_tokens(rest[start]["content"])
    return sysm + rest[start:], used
