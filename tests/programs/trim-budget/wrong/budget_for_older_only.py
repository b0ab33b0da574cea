# fault: the whole budget is given to the older messages, the system prompt and pinned ones are not charged to it
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    system, rest = messages[0], messages[1:]
    cut = max(0, len(rest) - keep_last)
    middle, room = [], budget
    for m in reversed(rest[:cut]):
        if (c := approx_tokens(m["content"])) > room:
            break
        room -= c
        middle.append(m)
    kept = [system, *middle[::-1], *rest[cut:]]
    return kept, sum(approx_tokens(m["content"]) for m in kept)
