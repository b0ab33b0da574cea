def reflect(w, c, t, max_rounds=3):
    u = lambda m, *s: m([{"role": "user", "content": "\n".join(s)}])["text"]
    d = u(w, t)
    i = 0
    while i < max_rounds:
        i += 1
        v = u(c, t, d)
        if v.strip().upper()[:6] == "ACCEPT":
            return d, i, "accepted"
        d = u(w, t, d, v)
    return d, max_rounds, "round limit reached"
