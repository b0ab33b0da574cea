def approx_tokens(s):
    return max(1, len(s) // 4)  #: four_characters


def trim(messages, budget, keep_last=2):
    start = max(1, len(messages) - keep_last)  #: pin_newest
    used = sum(approx_tokens(m["content"]) for m in messages[:1] + messages[start:])  #: count_pinned
    while start > 1:
        cost = approx_tokens(messages[start - 1]["content"])
        if used + cost > budget:  #: budget
            break  #: stop
        start -= 1  #: newest_back
        used += cost  #: count_filled
    return messages[:1] + messages[start:], used  #: keep_system


if __name__ == "__main__":
    chat = [{"role": "system", "content": "You book trains."}]
    for number in range(1, 9):
        chat.append({"role": "user", "content": f"Turn {number}: " + "and one more wish " * number})
    for budget in (500, 120, 10):
        kept, used = trim(chat, budget)
        print(f"budget {budget}: kept {[m['content'][:6] for m in kept[1:]]}, {used} tokens")
