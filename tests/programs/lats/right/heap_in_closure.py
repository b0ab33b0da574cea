import heapq
from itertools import count


class OutOfBudget(Exception):
    pass


def lats(propose, value, solved, budget=20):
    calls = 0

    def paid(fn, path):
        nonlocal calls
        if calls >= budget:
            raise OutOfBudget
        calls += 1
        return fn(list(path))

    tick = count()
    heap = [(float("-inf"), next(tick), ())]
    best = None
    try:
        while heap:
            _, _, path = heapq.heappop(heap)
            children = [path + (action,) for action in paid(propose, path)]
            for child in children:
                if solved(list(child)):
                    return {"path": list(child), "solved": True, "calls": calls}
            for child in children:
                v = paid(value, child)
                heapq.heappush(heap, (-v, next(tick), child))
                if best is None or v > best[0]:
                    best = v, child
    except OutOfBudget:
        pass
    return {"path": list(best[1]) if best else [], "solved": False, "calls": calls}
