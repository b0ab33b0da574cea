# fault: stops counting once a task is resolved, and its later runs cost as well
def over(amount, count):
    return amount / count if count else None


def cost_report(runs):
    cost, done = 0, set()
    for run in runs:
        if run["task"] not in done:
            cost += run["cost_usd"]
        if run["resolved"]:
            done.add(run["task"])
    tasks = {run["task"] for run in runs}
    resolved = {run["task"] for run in runs if run["resolved"]}
    return {
        "cost_per_resolved": over(cost, len(resolved)),
        "cost_per_task": over(cost, len(tasks)),
        "success_rate": over(len(resolved), len(tasks)),
    }
