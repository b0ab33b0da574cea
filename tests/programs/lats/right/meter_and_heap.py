import heapq
from dataclasses import dataclass, field
class OutOfBudget(Exception): ...
@dataclass
class Meter:
    left: int
    used: int = 0
    def __call__(self, fn, *args):
        if self.used >= self.left:
            raise OutOfBudget
        self.used += 1
        return fn(*args)
def lats(propose, value, solved, budget=20):
    call, best, order = Meter(budget), (None, []), 0
    heap = [(0, 0, [])]
    try:
        while heap:
            _, _, path = heapq.heappop(heap)
            new = [[*path, a] for a in call(propose, list(path))]
            for p in new:
                if solved(list(p)):
                    return {"path": p, "solved": True, "calls": call.used}
            for p in new:
                v = call(value, list(p))
                order += 1
                heapq.heappush(heap, (-v, order, p))
                if best[0] is None or v > best[0]:
                    best = v, p
    except OutOfBudget:
        pass
    return {"path": best[1], "solved": False, "calls": call.used}
