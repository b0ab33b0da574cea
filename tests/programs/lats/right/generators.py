from typing import Any, NamedTuple


class Valued(NamedTuple):
    score: Any
    path: tuple


def lats(propose, value, solved, budget=20):
    calls = 0

    def children(path):
        nonlocal calls
        calls += 1
        return tuple((*path, action) for action in propose(path))

    def valued(paths):
        nonlocal calls
        for path in paths:
            if calls >= budget:
                return
            calls += 1
            yield Valued(value(path), path)

    best, open_ = None, {0: Valued(0, ())}
    serial = 0
    while open_ and calls < budget:
        key = min(open_, key=lambda k: (-open_[k].score, k))
        longer = children(open_.pop(key).path)
        good = [path for path in longer if solved(path)]
        if good:
            return {"path": good[0], "solved": True, "calls": calls}
        for one in valued(longer):
            serial += 1
            open_[serial] = one
            if best is None or best.score < one.score:
                best = one
    return {"path": best.path if best else (), "solved": False, "calls": calls}
