import bisect
from dataclasses import dataclass, field


@dataclass(order=True)
class Node:
    key: float
    path: list = field(compare=False)


def lats(propose, value, solved, budget=20):
    calls = 0
    front = []
    best = Node(0, [])
    node = Node(0, [])
    done = lambda path, ok: {"calls": calls, "path": path, "solved": ok}
    while node is not None and calls < budget:
        calls += 1
        paths = [[*node.path, action] for action in propose(node.path[:])]
        if (hit := next((path for path in paths if solved(path[:])), None)) is not None:
            return done(hit, True)
        for path in paths:
            if calls == budget:
                return done(best.path, False)
            calls += 1
            child = Node(-value(path[:]), path)
            bisect.insort_right(front, child)
            if not best.path or child < best:
                best = child
        node = front.pop(0) if front else None
    return done(best.path, False)
