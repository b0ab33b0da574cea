# fault: goes deep first, the best sibling on top, and never compares across levels
def lats(propose, value, solved, budget=20):
    stack, calls, best = [[]], 0, None
    while stack and calls < budget:
        path = stack.pop()
        calls += 1
        children = [path + [a] for a in propose(path)]
        for child in children:
            if solved(child):
                return {"path": child, "solved": True, "calls": calls}
        scored = []
        for child in children:
            if calls >= budget:
                break
            calls += 1
            scored.append((value(child), child))
            if best is None or scored[-1][0] > best[0]:
                best = scored[-1]
        scored.reverse()
        scored.sort(key=lambda pair: pair[0])
        stack.extend(child for _, child in scored)
    return {"path": best[1] if best else [], "solved": False, "calls": calls}
