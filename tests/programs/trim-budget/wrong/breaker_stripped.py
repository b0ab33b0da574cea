# fault: white space at the ends of a text costs nothing
def approx_tokens(s):
    return max(1, len(s.strip()) // 4)


def trim(messages, budget, keep_last=2):
    head, rest = messages[0], messages[1:]
    cut = max(0, len(rest) - keep_last)
    used = approx_tokens(head["content"]) + sum(approx_tokens(m["content"]) for m in rest[cut:])
    while cut and used + approx_tokens(rest[cut - 1]["content"]) <= budget:
        cut -= 1
        used += approx_tokens(rest[cut]["content"])
    return [head, *rest[cut:]], used
