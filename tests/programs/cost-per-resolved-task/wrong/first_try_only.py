# fault: keeps the cost of a task's first run alone
def over(amount, count):
    return amount / count if count else None


def cost_report(runs):
    first = {}
    for run in runs:
        first.setdefault(run["task"], run["cost_usd"])
    cost = sum(first.values())
    tasks = {run["task"] for run in runs}
    resolved = {run["task"] for run in runs if run["resolved"]}
    return {
        "cost_per_resolved": over(cost, len(resolved)),
        "cost_per_task": over(cost, len(tasks)),
        "success_rate": over(len(resolved), len(tasks)),
    }
