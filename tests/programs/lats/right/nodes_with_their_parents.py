from __future__ import annotations
from dataclasses import dataclass
from operator import attrgetter


@dataclass(eq=False, slots=True)
class Node:
    parent: Node | None
    action: object = None
    worth: float = 0
    open: bool = True

    @property
    def path(self):
        return [] if self.parent is None else [*self.parent.path, self.action]


def lats(propose, value, solved, budget=20):
    root = Node(None)
    nodes, calls = [], 0
    current = root
    while current is not None and calls < budget:
        current.open = False
        calls += 1
        kids = [Node(current, a) for a in propose(current.path)]
        if goal := next((k for k in kids if solved(k.path)), None):
            return {"path": goal.path, "solved": True, "calls": calls}
        for kid in kids[: budget - calls]:
            kid.worth = value(kid.path)
            nodes.append(kid)
            calls += 1
        current = max(filter(attrgetter("open"), nodes), key=attrgetter("worth"), default=None)
    top = max(nodes, key=attrgetter("worth"), default=root)
    return {"path": top.path, "solved": False, "calls": calls}
