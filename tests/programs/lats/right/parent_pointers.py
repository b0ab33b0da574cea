from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass
class Node:
    parent: Node | None
    action: Any = None
    score: float = 0.0
    expanded: bool = False

    def path(self) -> tuple:
        return () if self.parent is None else (*self.parent.path(), self.action)


class OutOfBudget(Exception):
    pass


class Meter:
    def __init__(self, limit: int) -> None:
        self.limit, self.used = limit, 0

    def __call__(self, function: Callable, path: tuple) -> Any:
        if self.used >= self.limit:
            raise OutOfBudget
        self.used += 1
        return function(list(path))


def lats(propose, value, solved, budget: int = 20) -> dict:
    meter, nodes, goal = Meter(budget), [Node(None)], None
    try:
        while goal is None:
            open_nodes = [node for node in nodes if not node.expanded]
            if not open_nodes:
                break
            top = max(open_nodes, key=lambda node: node.score)
            actions = meter(propose, top.path())
            top.expanded = True
            children = [Node(top, action) for action in actions]
            goal = next((child for child in children if solved(list(child.path()))), None)
            if goal is None:
                for child in children:
                    child.score = meter(value, child.path())
                    nodes.append(child)
    except OutOfBudget:
        pass
    if goal is not None:
        return dict(path=goal.path(), solved=True, calls=meter.used, nodes=len(nodes))
    best = max(nodes[1:], key=lambda node: node.score, default=nodes[0])
    return dict(path=best.path(), solved=False, calls=meter.used, nodes=len(nodes))
