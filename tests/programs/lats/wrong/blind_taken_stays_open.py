# fault: a path at which something was proposed stays open and is asked again
def lats(propose, value, solved, budget=20):
    calls, valued, front, path = 0, [], [], []
    while calls < budget:
        calls += 1
        children = [[*path, action] for action in propose(list(path))]
        for child in children:
            if solved(list(child)):
                return {"path": child, "solved": True, "calls": calls}
        if not children:
            front = [entry for entry in front if entry[1] is not path]
        for child in children:
            if calls >= budget:
                break
            calls += 1
            entry = (value(list(child)), child)
            valued.append(entry)
            front.append(entry)
        if not front:
            break
        path = max(front, key=lambda entry: entry[0])[1]
    best = max(valued, key=lambda entry: entry[0], default=(0, []))
    return {"path": best[1], "solved": False, "calls": calls}
