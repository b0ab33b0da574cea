from bisect import insort_right
from operator import itemgetter


def lats(propose, value, solved, budget=20, *, verbose=False):
    spent = {"propose": 0, "value": 0}
    open_, seen = [(0, [])], []

    def used():
        return sum(spent.values())

    def report(path, ok):
        return {"path": path, "solved": ok, "calls": used(), "spent": dict(spent)}

    while open_:
        if used() == budget:
            break
        _, path = open_.pop(0)
        actions = list(propose(path[:]))
        spent["propose"] += 1
        kids = [[*path, a] for a in actions]
        for kid in kids:
            if solved(kid[:]):
                return report(kid, True)
        for kid in kids:
            if used() == budget:
                break
            score = value(kid[:])
            spent["value"] += 1
            seen.append((score, kid))
            insort_right(open_, (score, kid), key=lambda pair: -pair[0])
    seen.sort(key=itemgetter(0), reverse=True)
    return report(seen[0][1] if seen else [], False)
