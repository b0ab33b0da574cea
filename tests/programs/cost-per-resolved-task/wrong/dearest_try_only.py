# fault: takes the dearest run of a task for its cost
def over(amount, count):
    return amount / count if count else None


def cost_report(runs):
    most = {}
    for run in runs:
        most[run["task"]] = max(run["cost_usd"], most.get(run["task"], 0))
    cost = sum(most.values())
    tasks = {run["task"] for run in runs}
    resolved = {run["task"] for run in runs if run["resolved"]}
    return {
        "cost_per_resolved": over(cost, len(resolved)),
        "cost_per_task": over(cost, len(tasks)),
        "success_rate": over(len(resolved), len(tasks)),
    }
