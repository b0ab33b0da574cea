# fault: a task whose runs cost nothing is not counted as a task
from collections import defaultdict


def cost_report(runs):
    spent, won = defaultdict(float), set()
    for run in runs:
        spent[run["task"]] += run["cost_usd"]
        if run["resolved"]:
            won.add(run["task"])
    tasks = sum(1 for cost in spent.values() if cost)
    cost = sum(spent.values())
    return {
        "cost_per_resolved": cost / len(won) if won else None,
        "cost_per_task": cost / tasks if tasks else None,
        "success_rate": len(won) / tasks if tasks else None,
    }
