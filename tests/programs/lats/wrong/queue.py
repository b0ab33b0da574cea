# fault: expands level by level, in the order of valuing
from collections import deque


def lats(propose, value, solved, budget=20):
    queue, calls, best = deque([[]]), 0, None
    while queue and calls < budget:
        path = queue.popleft()
        calls += 1
        children = [path + [a] for a in propose(path)]
        for child in children:
            if solved(child):
                return {"path": child, "solved": True, "calls": calls}
        for child in children:
            if calls >= budget:
                break
            calls += 1
            score = value(child)
            queue.append(child)
            if best is None or score > best[0]:
                best = (score, child)
    return {"path": best[1] if best else [], "solved": False, "calls": calls}
