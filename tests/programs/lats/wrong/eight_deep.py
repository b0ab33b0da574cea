# fault: goes no deeper than eight actions
import heapq
from itertools import count


def lats(propose, value, solved, budget=20):
    calls, number = 0, count()
    waiting = [(0, next(number), [])]
    best = None
    while waiting and calls < budget:
        path = heapq.heappop(waiting)[2]
        if len(path) >= 8:
            continue
        options = propose(path)
        calls += 1
        longer = [path + [option] for option in options]
        for candidate in longer:
            if solved(candidate):
                return {"path": candidate, "solved": True, "calls": calls}
        for candidate in longer:
            if calls >= budget:
                break
            score = value(candidate)
            calls += 1
            heapq.heappush(waiting, (-score, next(number), candidate))
            if best is None or score > best[0]:
                best = (score, candidate)
    return {"path": best[1] if best else [], "solved": False, "calls": calls}
