# twist: 1
def lats(propose, value, solved, budget=20, reflect=None):
    calls, lessons = 0, []
    opened, valued = [([], float("inf"))], []
    def spend():
        nonlocal calls
        if calls + 1 > budget: raise StopIteration
        calls += 1
    try:
        while opened:
            i = max(range(len(opened)), key=lambda i: opened[i][1])
            path, _ = opened.pop(i)
            spend()
            actions = propose(path[:], lessons[:]) if reflect else propose(path[:])
            paths = [path + [a] for a in actions]
            for p in paths:
                if solved(p[:]): return dict(path=p, solved=True, calls=calls)
            for p in paths:
                spend()
                entry = (p, value(p[:]))
                opened.append(entry); valued.append(entry)
            if reflect and not paths and opened:
                spend()
                lessons.append(reflect(path[:]))
    except StopIteration:
        pass
    best = max(valued, key=lambda e: e[1], default=([], 0))[0]
    return dict(path=best, solved=False, calls=calls)
