# twist: 1
# No grouping: only the two cuts are moved. A cut may not fall right before a result.


def approx_tokens(s):
    return len(s) // 4 or 1


def tokens(m):
    c = m["content"]
    return approx_tokens(c if isinstance(c, str) else str(c))


def answers_a_call(m):
    c = m["content"]
    return not isinstance(c, str) and any(isinstance(b, dict) and b["type"] == "tool_result" for b in c)


def trim(messages, budget, keep_last=2):
    pin = max(1, len(messages) - keep_last)
    while 1 < pin < len(messages) and answers_a_call(messages[pin]):
        pin -= 1
    used = tokens(messages[0]) + sum(tokens(m) for m in messages[pin:])
    start = pin
    total = used
    for i in range(pin - 1, 0, -1):
        total += tokens(messages[i])
        if total > budget:
            break
        if answers_a_call(messages[i]):
            continue  # only a good place to cut once its call is in, too
        start, used = i, total
    return messages[:1] + messages[start:], used
