# fault: takes the runs out of the caller's list
def over(amount, count):
    return amount / count if count else None


def cost_report(runs):
    kept = []
    while runs:
        kept.append(runs.pop())
    runs = kept
    cost = sum(run["cost_usd"] for run in runs)
    tasks = {run["task"] for run in runs}
    resolved = {run["task"] for run in runs if run["resolved"]}
    return {
        "cost_per_resolved": over(cost, len(resolved)),
        "cost_per_task": over(cost, len(tasks)),
        "success_rate": over(len(resolved), len(tasks)),
    }
