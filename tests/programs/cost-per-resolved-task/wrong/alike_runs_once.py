# fault: takes two runs that are alike for one
def over(amount, count):
    return amount / count if count else None


def cost_report(runs):
    runs = [dict(items) for items in {tuple(sorted(run.items())) for run in runs}]
    cost = sum(run["cost_usd"] for run in runs)
    tasks = {run["task"] for run in runs}
    resolved = {run["task"] for run in runs if run["resolved"]}
    return {
        "cost_per_resolved": over(cost, len(resolved)),
        "cost_per_task": over(cost, len(tasks)),
        "success_rate": over(len(resolved), len(tasks)),
    }
