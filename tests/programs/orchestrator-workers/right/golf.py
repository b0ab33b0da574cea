async def orchestrate(p, w, s, g):
    u = lambda m, c: m([{"role": "user", "content": c}])["text"]
    t = [x.strip() for x in u(p, g).split(";") if x.strip()]
    return u(s, g + "".join(f"\n{x}: {u(w[i], x)}" for i, x in enumerate(t)))
