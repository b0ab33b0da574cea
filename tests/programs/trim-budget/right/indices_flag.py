def approx_tokens(s):
    tokens = int(len(s) / 4)
    if tokens == 0:
        tokens = 1
    return tokens


def trim(msgs, limit, keep_last=2):
    # walk backwards over the indices, collect the ones to keep in a set
    keep = {0}
    total = approx_tokens(msgs[0]["content"])
    stopped = False
    i = len(msgs) - 1
    while i >= 1 and not stopped:
        c = approx_tokens(msgs[i]["content"])
        is_pinned = len(msgs) - i <= keep_last
        if is_pinned or total + c <= limit:
            keep.add(i)
            total += c
        else:
            stopped = True
        i -= 1
    kept = tuple(m for i, m in enumerate(msgs) if i in keep)
    return kept, total


print(trim([{"role": "system", "content": "x" * 8}, {"role": "user", "content": "hello"}], 100))
