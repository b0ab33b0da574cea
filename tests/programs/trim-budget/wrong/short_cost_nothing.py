# fault: inside trim a message of fewer than four characters costs nothing
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    first, rest = messages[0], messages[1:]
    size = lambda m: len(m["content"]) // 4
    at = max(0, len(rest) - keep_last)
    used = size(first) + sum(size(m) for m in rest[at:])
    while at and used + size(rest[at - 1]) <= budget:
        at -= 1
        used += size(rest[at])
    return [first] + rest[at:], used
