from itertools import groupby
from math import fsum
from operator import itemgetter


def cost_report(runs):
    by_task = itemgetter("task")
    outcomes = [any(map(itemgetter("resolved"), tries)) for _, tries in groupby(sorted(runs, key=by_task), by_task)]
    cost = fsum(map(itemgetter("cost_usd"), runs))
    won, tried = outcomes.count(True), len(outcomes)
    return {
        "success_rate": won / tried if tried else None,
        "cost_per_task": cost / tried if tried else None,
        "cost_per_resolved": cost / won if won else None,
    }
