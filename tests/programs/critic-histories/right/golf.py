S = {"user": "assistant", "assistant": "user"}
swap_roles = lambda ms: [{**m, "role": S.get(m["role"], m["role"])} for m in ms]


def draft_and_critique(w, c, t):
    d = w([{"role": "user", "content": t}])["text"]
    h = [{"role": "system", "content": "Critic."}, {"role": "user", "content": d}]
    return d, c(h)["text"], h
