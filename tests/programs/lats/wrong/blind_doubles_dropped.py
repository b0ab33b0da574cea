# fault: an action that is proposed twice makes one path only
def lats(propose, value, solved, budget=20):
    calls, valued, front, path = 0, [], [], []
    while calls < budget:
        calls += 1
        children = []
        for action in propose(list(path)):
            if [*path, action] not in children:
                children.append([*path, action])
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
        taken = max(front, key=lambda entry: entry[0])
        front = [entry for entry in front if entry is not taken]
        path = taken[1]
    best = max(valued, key=lambda entry: entry[0], default=(0, []))
    return {"path": best[1], "solved": False, "calls": calls}
