# fault: takes runs of a task for one task only where they stand next to each other
from itertools import groupby


def over(amount, count):
    return amount / count if count else None


def cost_report(runs):
    cost = sum(run["cost_usd"] for run in runs)
    tasks = [task for task, _ in groupby(run["task"] for run in runs)]
    resolved = {run["task"] for run in runs if run["resolved"]}
    return {
        "cost_per_resolved": over(cost, len(resolved)),
        "cost_per_task": over(cost, len(tasks)),
        "success_rate": over(len(resolved), len(tasks)),
    }
