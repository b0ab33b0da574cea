approx_tokens = lambda s: len(s) // 4 or 1


def trim(m, b, keep_last=2):
    u = lambda i: sum(approx_tokens(x["content"]) for x in m[:1] + m[i:])
    p = max(1, len(m) - keep_last)
    i = next((i for i in range(1, p) if u(i) <= b), p)
    return m[:1] + m[i:], u(i)
