# fault: values of the last batch, which the budget cut short, do not count for the best path
def lats(propose, value, solved, budget=20):
    calls, valued, front, path = 0, [], [], []
    while calls < budget:
        calls += 1
        children = [[*path, action] for action in propose(list(path))]
        for child in children:
            if solved(list(child)):
                return {"path": child, "solved": True, "calls": calls}
        batch = []
        for child in children:
            if calls >= budget:
                batch = []
                break
            calls += 1
            batch.append((value(list(child)), child))
        valued += batch
        front += batch
        if not front:
            break
        taken = max(front, key=lambda entry: entry[0])
        front = [entry for entry in front if entry is not taken]
        path = taken[1]
    best = max(valued, key=lambda entry: entry[0], default=(0, []))
    return {"path": best[1], "solved": False, "calls": calls}
