# twist: 1
# fault: proposals are asked for with the newest lesson only
def lats(propose, value, solved, budget=20, reflect=None):
    calls, valued, front, path, lessons = 0, [], [], [], []
    while calls < budget:
        calls += 1
        actions = propose(list(path)) if reflect is None else propose(list(path), lessons[-1:])
        children = [[*path, action] for action in actions]
        for child in children:
            if solved(list(child)):
                return {"path": child, "solved": True, "calls": calls}
        for child in children:
            if calls >= budget:
                break
            calls += 1
            entry = (value(list(child)), child)
            valued.append(entry)
            front.append(entry)
        if not front:
            break
        if not children and reflect is not None:
            if calls >= budget:
                break
            calls += 1
            lessons.append(reflect(list(path)))
        taken = max(front, key=lambda entry: entry[0])
        front = [entry for entry in front if entry is not taken]
        path = taken[1]
    best = max(valued, key=lambda entry: entry[0], default=(0, []))
    return {"path": best[1], "solved": False, "calls": calls}
