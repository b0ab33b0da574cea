# fault: the mean cost of the runs that resolved a task
def over(amount, count):
    return amount / count if count else None


def cost_report(runs):
    cost = sum(run["cost_usd"] for run in runs)
    tasks = {run["task"] for run in runs}
    resolved = {run["task"] for run in runs if run["resolved"]}
    return {
        "cost_per_resolved": over(
            sum(run["cost_usd"] for run in runs if run["resolved"]), sum(run["resolved"] for run in runs)
        ),
        "cost_per_task": over(cost, len(tasks)),
        "success_rate": over(len(resolved), len(tasks)),
    }
