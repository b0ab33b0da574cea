def search(solved):
    found, front = [], [(0, [])]
    first = True
    while front:
        i = max(range(len(front)), key=lambda k: (front[k][0], -k))
        _, path = front.pop(i)
        new = [[*path, a] for a in (yield "propose", path)]
        hit = next((p for p in new if solved(p[:])), None)
        if hit is not None:
            return hit, True
        for p in new:
            v = yield "value", p
            found.append((v, p))
            front.append((v, p))
            yield "note", (v, p)


def lats(propose, value, solved, budget=20):
    run, calls, best, send = search(solved), 0, None, None
    try:
        while True:
            kind, what = run.send(send)
            send = None
            if kind == "note":
                if best is None or what[0] > best[0]:
                    best = what
                continue
            if calls == budget:
                break
            calls += 1
            send = (propose if kind == "propose" else value)(what[:])
    except StopIteration as end:
        if end.value:
            return dict(path=end.value[0], solved=True, calls=calls)
    return dict(path=best[1] if best else [], solved=False, calls=calls)
