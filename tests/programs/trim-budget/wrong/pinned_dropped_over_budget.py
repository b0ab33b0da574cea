# fault: when the pinned messages alone are over the budget they are dropped too, but they have to stay
def approx_tokens(line):
    return max(1, len(line) // 4)


def trim(talk, budget, keep_last=2):
    sys_text, *tail = talk
    tally = approx_tokens(sys_text["content"])
    keep = []
    for x in reversed(tail):
        cost = approx_tokens(x["content"])
        if tally + cost > budget:
            break
        tally += cost
        keep.append(x)
    keep.append(sys_text)
    return keep[::-1], tally
