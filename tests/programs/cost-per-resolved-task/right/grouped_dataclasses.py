from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from math import fsum
from operator import itemgetter


@dataclass
class Task:
    name: str
    costs: list[float] = field(default_factory=list)
    resolved: bool = False

    @classmethod
    def gather(cls, name: str, runs) -> Task:
        runs = list(runs)
        return cls(name, [r["cost_usd"] for r in runs], any(r["resolved"] for r in runs))


def quotient(a: float, b: int) -> float | None:
    try:
        return a / b
    except ZeroDivisionError:
        return None


def cost_report(runs: list[dict]) -> dict[str, float | None]:
    by_task = itemgetter("task")
    tasks = [Task.gather(name, group) for name, group in groupby(sorted(runs, key=by_task), by_task)]
    cost = fsum(fsum(task.costs) for task in tasks)
    solved = sum(task.resolved for task in tasks)
    return {
        "cost_per_resolved": quotient(cost, solved),
        "cost_per_task": quotient(cost, len(tasks)),
        "success_rate": quotient(solved, len(tasks)),
        "cost_usd": cost,
    }
