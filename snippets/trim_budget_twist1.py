def approx_tokens(s):
    return max(1, len(s) // 4)  #: four_characters


def cost(messages):
    return sum(approx_tokens(str(m["content"])) for m in messages)  #: cost_of_blocks


def has_result(message):
    content = message["content"]
    return isinstance(content, list) and any(b["type"] == "tool_result" for b in content)  #: only_results


def from_call(messages, start):
    while 1 < start < len(messages) and has_result(messages[start]):  #: whole_pairs
        start -= 1
    return start


def trim(messages, budget, keep_last=2):
    start = max(1, len(messages) - keep_last)  #: pin_newest
    start = from_call(messages, start)  #: pinned_pair
    used = cost(messages[:1] + messages[start:])  #: count_pinned
    while start > 1:
        earlier = from_call(messages, start - 1)  #: newest_back
        more = cost(messages[earlier:start])
        if used + more > budget:  #: budget
            break  #: stop
        start = earlier
        used += more  #: count_filled
    return messages[:1] + messages[start:], used  #: keep_system


if __name__ == "__main__":
    ask = {"type": "tool_call", "id": "c1", "name": "seats", "input": {"train": 41}}
    seats = {"type": "tool_result", "tool_use_id": "c1", "content": "12 seats"}
    chat = [
        {"role": "system", "content": "You book trains."},
        {"role": "user", "content": "Is train 41 full?"},
        {"role": "assistant", "content": [ask]},
        {"role": "user", "content": [seats]},
    ]
    kept, used = trim(chat, 10, keep_last=1)
    print([m["role"] for m in kept], used, "tokens")
