# fault: the last critique is not followed by a revision
def reflect(writer, critic, task, max_rounds=3):
    ask = lambda m, s: m([{"role": "user", "content": s}])["text"]
    d = ask(writer, task)
    for r in range(1, max_rounds + 1):
        c = ask(critic, task + d)
        if c.strip().upper().startswith("ACCEPT"):
            return d, r, "accepted"
        if r < max_rounds:
            d = ask(writer, task + d + c)
    return d, max_rounds, "round limit reached"
