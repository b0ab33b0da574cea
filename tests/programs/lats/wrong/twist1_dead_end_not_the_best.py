# twist: 1
# fault: a dead end is no longer the best that comes back
def lats(propose, value, solved, budget=20, reflect=None):
    open_paths = [(0, [])]
    lessons = []
    calls = 0
    best = None
    while open_paths and calls < budget:
        at = max(range(len(open_paths)), key=lambda i: open_paths[i][0])
        _, path = open_paths.pop(at)
        actions = propose(path) if reflect is None else propose(path, lessons[:])
        calls += 1
        if reflect is not None and not actions and open_paths:
            if calls >= budget:
                break
            lessons.append(reflect(path))
            if best and best[1] == path:
                best = max(open_paths, key=lambda e: e[0])
            calls += 1
        new = [path + [action] for action in actions]
        for one in new:
            if solved(one):
                return {"path": one, "solved": True, "calls": calls}
        for one in new:
            if calls >= budget:
                break
            worth = value(one)
            calls += 1
            open_paths.append((worth, one))
            if best is None or worth > best[0]:
                best = (worth, one)
    return {"path": best[1] if best else [], "solved": False, "calls": calls}
