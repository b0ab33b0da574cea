# fault: the count of a text is remembered by its first twenty characters
known = {}


def approx_tokens(s):
    return known.setdefault(s[:20], max(1, len(s) // 4))


def trim(messages, budget, keep_last=2):
    cut = max(1, len(messages) - keep_last)
    used = sum(approx_tokens(m["content"]) for m in [messages[0], *messages[cut:]])
    while cut > 1 and used + approx_tokens(messages[cut - 1]["content"]) <= budget:
        cut -= 1
        used += approx_tokens(messages[cut]["content"])
    return [messages[0], *messages[cut:]], used
