# twist: 1
# fault: single messages are trimmed, so a tool result is kept without the call before it
def approx_tokens(s):
    return max(1, len(s) // 4)


def trim(messages, budget, keep_last=2):
    cut = max(1, len(messages) - keep_last)
    used = sum(approx_tokens(str(m["content"])) for m in messages[:1] + messages[cut:])
    while cut > 1:
        cost = approx_tokens(str(messages[cut - 1]["content"]))
        if used + cost > budget:
            break
        used += cost
        cut -= 1
    return messages[:1] + messages[cut:], used
