import heapq
from itertools import count


def _search(solved):
    """Asks by yielding ("propose" or "value", path) and is sent what came of it; returns the solved path or None."""
    number = count()
    heap = []
    path = []
    while True:
        actions = yield "propose", path
        children = [path + [action] for action in actions]
        for child in children:
            if solved(child):
                return child
        for child in children:
            worth = yield "value", child
            heapq.heappush(heap, (-worth, next(number), child))
        if not heap:
            return None
        path = heapq.heappop(heap)[-1]


def lats(propose, value, solved, budget=20):
    functions = {"propose": propose, "value": value}
    calls, best = 0, None
    search = _search(solved)
    answer = None
    try:
        name, path = next(search)
        while calls < budget:
            calls += 1
            given = functions[name](path)
            if name == "value" and (best is None or given > best[0]):
                best = given, path
            name, path = search.send(given)
    except StopIteration as end:
        answer = end.value
    if answer is not None:
        return {"path": answer, "solved": True, "calls": calls}
    return {"path": best[1] if best else [], "solved": False, "calls": calls}
