# twist: 1
import math
from collections import defaultdict


def compare_agents(runs):
    tallies = defaultdict(Tally)
    for r in runs:
        tallies[r["agent"]].add(r)
    reports = defaultdict(dict, {a: t.report() for a, t in tallies.items()})
    key = lambda a: math.inf if (c := reports[a]["cost_per_resolved"]) is None else c
    winner = min(reports, key=key, default=None)
    if winner is not None and key(winner) == math.inf:
        winner = None
    return {"reports": reports, "cheapest": winner}


class Tally:
    def __init__(self):
        self.cost, self.tasks = 0, {}

    def add(self, run):
        self.cost += run["cost_usd"]
        if run["resolved"]:
            self.tasks[run["task"]] = True
        else:
            self.tasks.setdefault(run["task"], False)
        return self

    def report(self):
        n, k = len(self.tasks), sum(self.tasks.values())
        match (n, k):
            case (0, _):
                return {"cost_per_resolved": None, "cost_per_task": None, "success_rate": None}
            case (_, 0):
                return {"cost_per_resolved": None, "cost_per_task": self.cost / n, "success_rate": 0}
            case _:
                return {"cost_per_resolved": self.cost / k, "cost_per_task": self.cost / n, "success_rate": k / n}


def cost_report(runs):
    t = Tally()
    for r in runs:
        t.add(r)
    return t.report()
