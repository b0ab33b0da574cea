# fault: follows the best child of the last path and forgets the others
def lats(propose, value, solved, budget=20):
    calls, path, best = 0, [], (None, [])
    while calls < budget:
        children = [path + [a] for a in propose(path)]
        calls += 1
        for child in children:
            if solved(child):
                return {"path": child, "solved": True, "calls": calls}
        scores = []
        for child in children:
            if calls == budget:
                break
            scores.append((value(child), child))
            calls += 1
            if best[0] is None or scores[-1][0] > best[0]:
                best = scores[-1]
        if not scores:
            break
        path = max(scores, key=lambda pair: pair[0])[1]
    return {"path": best[1], "solved": False, "calls": calls}
