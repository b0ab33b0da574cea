# fault: the pinned messages are not counted, neither for the budget nor in the sum
def approx_tokens(s):
    return max(len(s) // 4, 1)


def trim(messages, budget, keep_last=2):
    first, others = messages[0], messages[1:]
    n = len(others) - min(keep_last, len(others))
    recent = others[n:]
    total = approx_tokens(first["content"])
    middle = []
    for message in others[:n][::-1]:
        size = approx_tokens(message["content"])
        if total + size > budget:
            break
        middle.append(message)
        total += size
    return [first] + middle[::-1] + recent, total
